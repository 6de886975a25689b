import type { ReactNode } from 'react'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDate, formatDateTime } from '#platform/i18n/format.ts'
import type { Closing, ClosingOutlook } from '../contract.ts'
import { ErasingProgress } from './ErasingProgress.tsx'
import { useClosingText } from './use-text.ts'

interface PlannedClosingProps {
  closing: Closing
  outlook: Pick<ClosingOutlook, 'erasing' | 'awaiting'>
  /** whoever looks runs the platform */
  isOperator?: boolean
  /** what can be done about it */
  children?: ReactNode
}

/** A closing that is planned, or over. */
export function PlannedClosing({
  closing,
  outlook: { erasing, awaiting },
  isOperator = false,
  children,
}: PlannedClosingProps) {
  const text = useClosingText()
  const { language, timeZone } = useLocale()
  const day = formatDate(closing.closes_on, language, 'UTC')
  const when = formatDateTime(closing.planned_at, language, timeZone)
  const date = (at: string) => formatDate(at, language, timeZone)
  const said = {
    day,
    until: closing.kept_until ? date(closing.kept_until) : '',
    when: date(closing.erased_at ?? closing.erasing_began_at ?? closing.planned_at),
  }
  const headline = closing.can_be_reopened
    ? text(isOperator ? 'closedThere' : 'closed', said)
    : text(closing.closed_at ? 'closedSince' : 'closesOn', said)
  const fate = fateOf(closing)
  return (
    <Callout tone="caution">
      <div className={common.closeStack}>
        <p>
          <strong>{headline}</strong>
        </p>
        {fate && <p>{text(fate, said)}</p>}
        {erasing && <ErasingProgress progress={erasing} awaiting={awaiting} />}
        <p>
          {closing.planned_by === 'operator' && !isOperator
            ? text('byOperator', { when })
            : text('plannedBy', { name: closing.planned_by_name, when })}{' '}
          {!closing.closed_at && text(closing.told_at ? 'toldAll' : 'tellingNow')}
        </p>
        {closing.words && <p dir="auto">{closing.words}</p>}
        {children && <div className={common.row}>{children}</div>}
      </div>
    </Callout>
  )
}

/** What becomes of what it has, once it cannot be opened again. */
function fateOf({ closed_at, can_be_reopened, erasing_began_at, erased_at }: Closing) {
  if (!closed_at || can_be_reopened) return undefined
  if (erased_at) return 'erasedOn'
  return erasing_began_at ? 'erasingSince' : 'keptUntil'
}
