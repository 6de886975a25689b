import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import type { SlotPage } from '../contract.ts'
import { SlotPicker } from './SlotPicker.tsx'
import { SlotWhen } from './SlotWhen.tsx'
import { useConsultationText } from './use-text.ts'

/** At the checkout: the time that was chosen, or the choice. It stands in the page's address, so that what is typed stays. */
export function SlotPart({ slots }: { slots: SlotPage }) {
  const text = useConsultationText()
  const id = useId()
  const [asked] = useSearchParams()
  const [changing, setChanging] = useState('')
  const { chosen } = slots
  const isChanging = chosen === null || changing === chosen.starts_at
  const choose = (startsAt: string): string => {
    const other = new URLSearchParams(asked)
    other.set('slot', startsAt)
    return `?${other}`
  }
  return (
    <section aria-labelledby={id} className={common.part}>
      <h2 id={id}>{text('when')}</h2>
      {chosen === null && asked.has('slot') && (
        <Callout tone="caution" isNews>
          {text('taken')}
        </Callout>
      )}
      {chosen && !isChanging && (
        <>
          <div>
            <SlotWhen slot={chosen} />
          </div>
          <p className={common.note}>{text('held')}</p>
          <div>
            <Button onClick={() => setChanging(chosen.starts_at)}>{text('change')}</Button>
          </div>
        </>
      )}
      {isChanging && <SlotPicker free={slots} way={{ to: ({ starts_at }) => choose(starts_at) }} />}
    </section>
  )
}
