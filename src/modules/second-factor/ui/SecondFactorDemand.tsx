import { useState } from 'react'
import { Link } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Switch } from '#kit/fields/Switch.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import inner from '#kit/inner.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { textOf } from '#kit/text/text-of.ts'
import { type Demand, demandSecondFactor } from '../contract.ts'

const useDemandText = textOf(
  () => import('../messages/demand-en.ts'),
  () => import('../messages/demand-pl.ts'),
)

/** Whether all admins of the school need a second factor, and who has none. It takes effect at once. */
export function SecondFactorDemand({ demand: given }: { demand: Demand }) {
  const text = useDemandText()
  const api = useApi()
  const { send, isSending } = useSending({ isForm: false })
  const [demand, setDemand] = useState(given)
  const isDemanded = demand.demanded_at !== null
  const turn = (isOn: boolean) =>
    send(async () => {
      setDemand(await api.call(demandSecondFactor, { is_demanded: isOn }))
      toast.saved()
    })
  const [before, way, after] = text('firstYours').split('|')
  return (
    <Section title={text('title')}>
      <div className={common.stack}>
        <Switch
          name="is_demanded"
          label={text('demand')}
          help={text('help')}
          checked={isDemanded}
          disabled={isSending || (!isDemanded && !demand.has_own)}
          onChange={({ currentTarget: { checked } }) => void turn(checked)}
        />
        {!demand.has_own && (
          <p className={inner.longNote}>
            {before}
            <Link to="/my/account#two-step">{way}</Link>
            {after}
          </p>
        )}
        <p className={inner.longNote}>{demand.lacking === 0 ? text('allHave') : lackingIn(demand, text)}</p>
      </div>
    </Section>
  )
}

function lackingIn({ lacking, lacking_names: names }: Demand, text: ReturnType<typeof useDemandText>): string {
  const listed = names.join(', ')
  return text('lacking', { count: lacking, names: lacking > names.length ? text('more', { names: listed }) : listed })
}
