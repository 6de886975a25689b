import common from '#kit/common.module.css'
import facts from '#kit/figures/facts.module.css'
import type { ConsultationPage, SlotTime } from '../contract.ts'
import { SlotWhen } from './SlotWhen.tsx'
import { useConsultationText } from './use-text.ts'

interface ConsultationFactsProps {
  consultation: Omit<ConsultationPage, 'product' | 'waiting_grant_id'>
  /** the time that was chosen */
  slot?: SlotTime | null
}

/** How long a consultation is, where, and how plans may change. */
export function ConsultationFacts({ consultation, slot }: ConsultationFactsProps) {
  const text = useConsultationText()
  const {
    length_minutes: count,
    place_kind: kind,
    place,
    movable_hours: movable,
    cancellable_hours: cancellable,
  } = consultation
  return (
    <dl className={facts.facts}>
      {slot && (
        <>
          <dt>{text('when')}</dt>
          <dd>
            <SlotWhen slot={slot} />
          </dd>
        </>
      )}
      <dt>{text('length')}</dt>
      <dd>{text('minutes', { count })}</dd>
      <dt>{text('where')}</dt>
      <dd>
        {text(kind)}
        <div className={kind === 'address' ? facts.softLines : common.note}>
          {kind === 'address' ? place : text(kind === 'link' ? 'linkHelp' : 'phoneHelp')}
        </div>
      </dd>
      <dt>{text('rules')}</dt>
      <dd>
        <span>{movable === null && cancellable === null && text('unmovable')}</span>
        {movable !== null && <div>{text('movable', { count: movable })}</div>}
        {cancellable !== null && <div>{text('cancellable', { count: cancellable })}</div>}
      </dd>
    </dl>
  )
}
