import type { KeptSeller } from '#modules/schools/tables.ts'
import { linesOfPlace } from '#modules/schools/seller/vocabulary.ts'
import { formatDate, formatDateTime, formatMoney } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/text.ts'
import { htmlBlocks } from '#platform/pdf/html-blocks.ts'
import type { PdfContent, PdfDocument } from '#platform/pdf/make-pdf.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { en } from '../messages/document-en.ts'
import { pl } from '../messages/document-pl.ts'
import { answered, type ConfirmedOrder, rowsOf, withdrawalBlocks, type Wording } from './document-parts.ts'

export interface OrderDocument extends PdfDocument {
  fileName: string
}

/** The contract on a durable medium (Directive 2011/83/EU, art. 8): all of it as it was agreed, with its terms. */
export function confirmationDocument(confirmed: ConfirmedOrder): OrderDocument {
  const { order, agreed, school, terms } = confirmed
  const { language, number } = order
  const { timeZone } = school
  const say = translator(language === 'pl' ? pl : en, language)
  const wording: Wording = {
    language,
    say,
    day: (at) => formatDate(at, language, timeZone),
    money: (amount) => formatMoney({ amount, currency: agreed.currency }, language),
  }
  const title = say('title', { number })
  const madeAt = formatDateTime(order.createdAt, language, timeZone)
  const seller: KeptSeller = order.seller ?? {
    name: school.name,
    address: '',
    tax_id: '',
    phone: '',
    email: school.contactEmail,
  }
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
      parties(confirmed, seller, say),
      linesOf(confirmed, wording),
      say('delivered', { origin: school.origin }),
      ...(order.answers.length > 0
        ? [headed(say('answers')), { ul: order.answers.map((answer) => answered(answer, wording)) }]
        : []),
      ...(order.consents.length > 0 ? [headed(say('agreed')), { ul: order.consents.map(({ text }) => text) }] : []),
      headed(say('withdrawal')),
      ...withdrawalBlocks(confirmed, seller, wording),
      ...(terms
        ? [
            headed(say('terms', { version: terms.version, date: wording.day(terms.createdAt) }), 'before'),
            ...htmlBlocks(terms.html),
          ]
        : []),
    ],
  }
}

/** Who sells and who buys, side by side. */
function parties({ order, buyer }: ConfirmedOrder, seller: KeptSeller, say: Wording['say']): PdfContent {
  const { billing } = order
  const town = [order.postalCode, order.city].filter(Boolean).join(' ')
  return {
    columns: [
      partyOf(say('seller'), [
        seller.name,
        linesOfPlace(seller, order.language).join('\n'),
        seller.tax_id && taxIdOf(seller.tax_id, say),
        seller.is_vat_exempt ? say('sellerExempt') : '',
        seller.phone,
        seller.email,
      ]),
      partyOf(say('buyer'), [
        order.companyName ?? '',
        buyer.name,
        [billing.address_1, billing.address_2, town, billing.country].filter(Boolean).join('\n'),
        billing.vat_id && taxIdOf(billing.vat_id, say),
        billing.phone,
        shownEmail(buyer.email),
      ]),
    ],
    columnGap: 24,
    margin: [0, 0, 0, 16],
  }
}

/** What was agreed, line by line, and what it comes to. */
function linesOf({ agreed, boundToATime }: ConfirmedOrder, wording: Wording): PdfContent {
  const { say, money } = wording
  return {
    table: {
      headerRows: 1,
      widths: ['*', 'auto', 'auto', 'auto'],
      body: [
        [inBold(say('product')), inBold(say('quantity')), inBold(say('vat')), inBold(say('amount'), 'right')],
        ...agreed.lines.flatMap((line) => rowsOf(line, !boundToATime.has(line.productId), wording)),
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
  }
}

/** A NIP is a Polish one: with its country, or without any. */
const taxIdOf = (number: string, say: Wording['say']): string =>
  say(/^(PL|\d)/.test(number) ? 'taxId' : 'taxIdAbroad', { number })

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
