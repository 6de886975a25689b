import type { Gift } from '#modules/access/index.ts'
import type { GivenAnswer } from '#modules/fields/contract.ts'
import type { LegalTextRow } from '#modules/schools/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { formatDate } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Translate } from '#platform/i18n/text.ts'
import type { PdfCell, PdfContent } from '#platform/pdf/make-pdf.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { AgreedQuote, QuotedLine } from '../agreed/agreed-quote.ts'
import type { en } from '../messages/document-en.ts'
import type { Order } from '../tables.ts'

export interface ConfirmedOrder {
  order: Order
  agreed: AgreedQuote
  /** of its products, those that take place at a time, which no length of access is said of */
  boundToATime: ReadonlySet<string>
  buyer: { name: string; email: string }
  school: SchoolIdentity & { contactEmail: string }
  terms: LegalTextRow | undefined
}

/** The buyer's language, the school's days and the order's currency. */
export interface Wording {
  language: Language
  say: Translate<typeof en>
  day: (at: Date) => string
  money: (amount: number) => string
}

export function answered(
  { label, type, data_type: dataType, value, text }: GivenAnswer,
  { say, language }: Wording,
): string {
  if (type === 'checkbox') return `${label} – ${say(value === 'yes' ? 'yes' : 'no')}`
  const words = dataType === 'date' && value !== '' ? formatDate(value, language, 'UTC') : (text ?? value)
  return `${label} – ${words || say('noAnswer')}`
}

/** A line and what was taken off it. */
export function rowsOf(line: QuotedLine, hasLength: boolean, wording: Wording): PdfCell[][] {
  const { say, money } = wording
  const right = (amount: number): PdfContent => ({ text: money(amount), alignment: 'right' })
  const under = [
    ...(hasLength ? [`${say('access')}: ${accessOf(line, wording)}`] : []),
    ...(line.gift ? [giftOf(line.gift, wording)] : line.seats > 0 ? [say('forOthers', { count: line.seats })] : []),
    ...(line.isChosen ? [say('chosen')] : []),
    ...(line.vatExemptionReason ? [say('exemptBecause', { reason: line.vatExemptionReason })] : []),
  ]
  return [
    [
      { stack: [line.title, ...under.map((text) => ({ text, fontSize: 8.5, color: '#555555' }))] },
      String(line.quantity),
      line.vatRate === null ? say('exempt') : `${line.vatRate}%`,
      right(line.standardAmount),
    ],
    ...line.reductions.map(({ source, code, amount }): PdfCell[] => [
      { text: say(source, { code: code ?? '' }), colSpan: 3 },
      {},
      {},
      right(-amount),
    ]),
  ]
}

/** Whether the contract can be left, and how. */
export function withdrawalBlocks(
  { order, agreed, school }: ConfirmedOrder,
  seller: { name: string; email: string },
  { say, day }: Wording,
): PdfContent[] {
  const { number, createdAt } = order
  const kinds = new Set(agreed.consents)
  const without: PdfContent[] = [
    ...(kinds.has('dated_event') ? [say('withdrawal.none')] : []),
    ...(kinds.has('digital_content_waiver') ? [say('withdrawal.waived')] : []),
  ]
  const isForOthers = kinds.has('digital_content_waiver') && agreed.lines.some(({ seats }) => seats > 0)
  if (without.length > 0 && !kinds.has('service_waiver') && !isForOthers) return without
  const url = `${school.origin}/withdraw?order=${number}`
  const form = say('withdrawal.form', { seller: seller.name, number, date: day(createdAt) })
  return [
    ...without,
    ...(isForOthers ? [say('withdrawal.seats')] : []),
    ...(kinds.has('service_waiver') ? [say('withdrawal.service')] : []),
    ...(without.length === 0 && !kinds.has('service_waiver') ? [say('withdrawal.open')] : []),
    say('withdrawal.how'),
    { text: url, link: url, decoration: 'underline' },
    say('withdrawal.or', { email: seller.email }),
    { text: form, italics: true, margin: [14, 4, 0, 0] },
  ]
}

const giftOf = ({ name, email, send_on: sendOn }: Gift, { say, language }: Wording): string =>
  say('gift', { name, email: shownEmail(email), date: formatDate(sendOn, language, 'UTC') })

function accessOf({ accessDays, accessUntil }: QuotedLine, { say, day }: Wording): string {
  const length = accessDays > 0 ? say('accessDays', { count: accessDays }) : say('accessAlways')
  if (!accessUntil) return length
  const date = day(accessUntil)
  return accessDays > 0 ? `${length}, ${say('accessAtMost', { date })}` : say('accessUntil', { date })
}
