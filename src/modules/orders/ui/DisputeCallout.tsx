import { Callout } from '#kit/feedback/Callout.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDate, formatDateTime, formatMoney } from '#platform/i18n/format.ts'
import type { Dispute } from '../contract.ts'
import { useOrdersText } from './panel-text.ts'

const TONES = { open: 'bad', won: 'good', lost: 'bad', unknown: 'caution' } as const

/** That the payer asked their own bank for the money, what there is to do, and what came of it. */
export function DisputeCallout({ dispute, currency }: { dispute: Dispute; currency: string }) {
  const text = useOrdersText()
  const { language, timeZone } = useLocale()
  const { state, at, amount, fee, respond_by: respondBy, decided_at: decidedAt } = dispute
  const day = (moment: string | null) => (moment ? formatDate(moment, language, timeZone) : '')
  const until = respondBy ? formatDateTime(respondBy, language, timeZone) : ''
  const words = {
    open: text(respondBy ? 'disputedBy' : 'disputed', { date: day(at), until }),
    won: text('disputeWon', { date: day(at), decided: day(decidedAt) }),
    lost: text('disputeLost', { date: day(at), decided: day(decidedAt) }),
    unknown: text('disputeUnknown', { date: day(at) }),
  }
  const money = (sum: number) => formatMoney({ amount: sum, currency }, language)
  return (
    <Callout tone={TONES[state]}>
      <p>{words[state]}</p>
      {amount !== null && <p>{text('disputeAmount', { amount: money(amount) })}</p>}
      {fee > 0 && <p>{text('disputeFee', { fee: money(fee) })}</p>}
    </Callout>
  )
}
