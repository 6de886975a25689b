import type { Gift } from '#modules/access/index.ts'
import type { GivenAnswer } from '#modules/fields/contract.ts'
import type { LegalTextRow } from '#modules/schools/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { formatDate, formatDateTime, formatMoney } from '#platform/i18n/format.ts'
import { type Translate, translator } from '#platform/i18n/text.ts'
import { htmlBlocks } from '#platform/pdf/html-blocks.ts'
import type { PdfCell, PdfContent, PdfDocument } from '#platform/pdf/make-pdf.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { en } from '../messages/document-en.ts'
import { pl } from '../messages/document-pl.ts'
import type { AgreedQuote, QuotedLine } from '../agreed/agreed-quote.ts'
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

export interface OrderDocument extends PdfDocument {
  fileName: string
}

/** The contract on a durable medium (Directive 2011/83/EU, art. 8): all of it as it was agreed, with its terms. */
export function confirmationDocument(confirmed: ConfirmedOrder): OrderDocument {
  const { order, agreed, boundToATime, buyer, school, terms } = confirmed
  const { language, number } = order
  const { timeZone } = school
  const say = translator(language === 'pl' ? pl : en, language)
  const day = (at: Date) => formatDate(at, language, timeZone)
  const money = (amount: number) => formatMoney({ amount, currency: agreed.currency }, language)
  const title = say('title', { number })
  const madeAt = formatDateTime(order.createdAt, language, timeZone)
  const seller = order.seller ?? { name: school.name, address: '', tax_id: '', phone: '', email: school.contactEmail }
  const { billing } = order
  const town = [order.postalCode, order.city].filter(Boolean).join(' ')

  return {
    title,
    fileName: say('fileName', { number }),
    author: seller.name,
    language,
    at: order.createdAt,
    foot: say('foot', { school: school.name, number }),
    content: [
      { text: title, fontSize: 18, bold: true },
      { text: say('made', { at: madeAt }), margin: [0, 0, 0, 16] },
      {
        columns: [
          partyOf(say('seller'), [
            seller.name,
            seller.address,
            seller.tax_id && taxIdOf(seller.tax_id),
            seller.phone,
            seller.email,
          ]),
          partyOf(say('buyer'), [
            order.companyName ?? '',
            buyer.name,
            [billing.address_1, billing.address_2, town, billing.country].filter(Boolean).join('\n'),
            billing.vat_id && taxIdOf(billing.vat_id),
            billing.phone,
            shownEmail(buyer.email),
          ]),
        ],
        columnGap: 24,
        margin: [0, 0, 0, 16],
      },
      {
        table: {
          headerRows: 1,
          widths: ['*', 'auto', 'auto', 'auto'],
          body: [
            [inBold(say('product')), inBold(say('quantity')), inBold(say('vat')), inBold(say('amount'), 'right')],
            ...agreed.lines.flatMap((line) => rowsOf(line)),
            [
              { text: say('total'), bold: true, colSpan: 3 },
              {},
              {},
              { text: agreed.amount > 0 ? money(agreed.amount) : say('free'), bold: true, alignment: 'right' },
            ],
          ],
        },
        layout: 'lightHorizontalLines',
        margin: [0, 0, 0, 10],
      },
      say('delivered', { origin: school.origin }),
      ...(order.answers.length > 0 ? [headed(say('answers')), { ul: order.answers.map(answered) }] : []),
      ...(order.consents.length > 0 ? [headed(say('agreed')), { ul: order.consents.map(({ text }) => text) }] : []),
      headed(say('withdrawal')),
      ...withdrawalBlocks(),
      ...(terms
        ? [
            headed(say('terms', { version: terms.version, date: day(terms.createdAt) }), 'before'),
            ...htmlBlocks(terms.html),
          ]
        : []),
    ],
  }

  function answered({ label, type, data_type: dataType, value, text }: GivenAnswer): string {
    if (type === 'checkbox') return `${label} – ${say(value === 'yes' ? 'yes' : 'no')}`
    const words = dataType === 'date' && value !== '' ? formatDate(value, language, 'UTC') : (text ?? value)
    return `${label} – ${words || say('noAnswer')}`
  }

  function rowsOf(line: QuotedLine): PdfCell[][] {
    const right = (amount: number): PdfContent => ({ text: money(amount), alignment: 'right' })
    const under = [
      ...(boundToATime.has(line.productId) ? [] : [`${say('access')}: ${accessOf(line, say, day)}`]),
      ...(line.gift ? [giftOf(line.gift)] : line.seats > 0 ? [say('forOthers', { count: line.seats })] : []),
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

  /** A NIP is a Polish one: with its country, or without any. */
  function taxIdOf(number: string): string {
    return say(/^(PL|\d)/.test(number) ? 'taxId' : 'taxIdAbroad', { number })
  }

  function giftOf({ name, email, send_on: sendOn }: Gift): string {
    return say('gift', { name, email: shownEmail(email), date: formatDate(sendOn, language, 'UTC') })
  }

  function withdrawalBlocks(): PdfContent[] {
    const kinds = new Set(agreed.consents)
    const without: PdfContent[] = [
      ...(kinds.has('dated_event') ? [say('withdrawal.none')] : []),
      ...(kinds.has('digital_content_waiver') ? [say('withdrawal.waived')] : []),
    ]
    const isForOthers = kinds.has('digital_content_waiver') && agreed.lines.some(({ seats }) => seats > 0)
    if (without.length > 0 && !kinds.has('service_waiver') && !isForOthers) return without
    const url = `${school.origin}/withdraw?order=${number}`
    const form = say('withdrawal.form', { seller: seller.name, number, date: day(order.createdAt) })
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
}

type Say = Translate<typeof en>

function accessOf({ accessDays, accessUntil }: QuotedLine, say: Say, day: (at: Date) => string): string {
  const length = accessDays > 0 ? say('accessDays', { count: accessDays }) : say('accessAlways')
  if (!accessUntil) return length
  const date = day(accessUntil)
  return accessDays > 0 ? `${length}, ${say('accessAtMost', { date })}` : say('accessUntil', { date })
}

const inBold = (text: string, alignment: 'left' | 'right' = 'left') => ({ text, bold: true, alignment })

const headed = (text: string, pageBreak?: 'before'): PdfContent => ({
  text,
  bold: true,
  fontSize: 13,
  margin: [0, 14, 0, 4],
  ...(pageBreak && { pageBreak }),
})

const partyOf = (who: string, lines: string[]): PdfContent => ({
  stack: [{ text: who, bold: true }, ...lines.filter((line) => line !== '')],
})
