import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { Form } from '#kit/forms/Form.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { leaveFor } from '#kit/navigation/ways.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { ApiProblem } from '#platform/contract/client.ts'
import { formatDateTime, formatMoney } from '#platform/i18n/format.ts'
import { type OfferedUpsell, orderUpsell } from '#modules/offers/upsells/contract.ts'
import type { ConsentKind } from '#modules/orders/vocabulary.ts'
import { ConsentsPart } from '../ConsentsPart.tsx'
import { SellerPart } from '../SellerPart.tsx'
import { useUpsellText } from './text.ts'

interface OneClickFormProps {
  upsell: OfferedUpsell
  card: NonNullable<OfferedUpsell['card']>
  school: string
  noThanks: ReactNode
  /** in the words of the server: what is offered may be another by now */
  onRefused: (words: string) => void
}

/** The button says that it obliges to pay, and how much (Directive 2011/83/EU, art. 8); pressed again while it works, it does nothing. */
export function OneClickForm({ upsell, card, school, noThanks, onRefused }: OneClickFormProps) {
  const text = useUpsellText()
  const { language, timeZone } = useLocale()
  const api = useApi()
  const [given, setGiven] = useState<ConsentKind[]>([])
  const { send, refuse, mend, isSending, errorProps } = useSending({
    refusalIn(error) {
      onRefused(error instanceof ApiProblem ? error.message : String(error))
      return {}
    },
  })
  const { order_id: orderId, amount, currency, consents: wanted, terms_version } = upsell

  const order = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const missing = wanted.filter((kind) => !given.includes(kind))
    if (missing.length > 0)
      return refuse(Object.fromEntries(missing.map((kind) => [`consents.${kind}`, [text('required')]])))
    void send(async () => {
      const { redirect } = await api.call(orderUpsell, { orderId, amount, currency, consents: given, terms_version })
      // Locked from here on: the browser is already leaving.
      await leaveFor(redirect)
    })
  }
  return (
    <Form {...errorProps} onSubmit={order} data-busy={isSending || undefined} className={common.stack}>
      <ConsentsPart
        wanted={wanted}
        given={given}
        onChange={(kinds) => {
          setGiven(kinds)
          mend()
        }}
        school={school}
      />
      <SellerPart seller={upsell.seller} school={school} />
      <p className={common.note}>
        {text(card.kind, { last4: card.last4 ?? '', time: formatDateTime(card.forget_at, language, timeZone) })}
      </p>
      <div className={common.row}>
        <Button type="submit" busy={isSending}>
          {text('order', { amount: formatMoney(upsell, language) })}
        </Button>
        {noThanks}
      </div>
    </Form>
  )
}
