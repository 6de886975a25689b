import type { Letter } from '#modules/mails/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { formatDate, formatDateTime, formatMoney } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/text.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { sayMoment } from '#platform/time/say-moment.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import type { AgreedQuote, QuotedLine } from '../agreed/agreed-quote.ts'
import type { Order } from '../tables.ts'
import { openingAt } from './opening-at.ts'
import { titleOf } from './title-of.ts'

interface About {
  order: Pick<Order, 'language' | 'createdAt' | 'number' | 'consents' | 'companyName' | 'billing' | 'guests'>
  agreed: AgreedQuote
  /** in the school's time zone */
  today: string
  buyer: string
  school: Pick<SchoolIdentity, 'name' | 'timeZone'>
  url: string
  withdrawUrl: string
  cover: Letter['picture']
  /** it is booked for a time, which whoever it is given to chooses */
  isBooked: boolean
  /** when it takes place, where that is settled */
  beginsAt: Date | null
}

export function confirmationLetter({
  order,
  agreed,
  today,
  buyer,
  school,
  url,
  withdrawUrl,
  cover,
  isBooked,
  beginsAt,
}: About): Letter {
  const { language } = order
  const { amount, currency, lines } = agreed
  const say = translator((language === 'pl' ? pl : en).mails, language)
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const priceOf = (amount: number) => (amount === 0 ? say('purchase.free') : money(amount))
  const at = formatDateTime(order.createdAt, language, school.timeZone)
  const title = titleOf(lines)
  const isFree = amount === 0
  const gift = lines.find((line) => line.gift)?.gift
  const isForOthers = !gift && lines.some(({ seats }) => seats > 0)
  const hasGuests = lines.some(({ quantity, seats }) => quantity > 1 && seats === 0)
  const areNamed = order.guests.filter((guest) => guest !== null).length === lines[0]!.quantity - 1
  const kind = gift ? '-gift' : isForOthers ? '-seats' : ''
  const given = gift && {
    name: gift.name,
    email: shownEmail(gift.email),
    date: formatDate(gift.send_on, language, 'UTC'),
  }
  const factsOf = (line: QuotedLine) => [
    { label: say('purchase.product'), value: line.title },
    ...(line.quantity > 1 ? [{ label: say('purchase.quantity'), value: String(line.quantity) }] : []),
    ...(line.gift ? [{ label: say('purchase.gift-for'), value: line.gift.name }] : []),
    ...(line.seats > 0 && !line.gift ? [{ label: say('purchase.for-others'), value: String(line.seats) }] : []),
    ...(line.isChosen ? [{ label: say('purchase.chosen'), value: money(line.standardAmount) }] : []),
    ...(line.reductions.length > 0 && !line.isChosen
      ? [{ label: say('purchase.list'), value: money(line.standardAmount) }]
      : []),
    ...line.reductions.map(({ source, code, amount }) => ({
      label: say(`purchase.${source}`, { code: code ?? '' }),
      value: money(-amount),
    })),
    ...(lines.length > 1 ? [{ label: say('purchase.price'), value: priceOf(line.amount) }] : []),
  ]
  return {
    subject: say(`purchase.subject${kind}`, { title }),
    picture: cover,
    heading: say('purchase.heading'),
    paragraphs: [
      say(given ? 'purchase.gave' : isFree ? 'purchase.got' : 'purchase.bought', {
        name: buyer,
        title,
        school: school.name,
      }),
      ...(gift && given ? [say(gift.send_on > today ? 'purchase.gift-later' : 'purchase.gift-now', given)] : []),
      ...(gift && isBooked ? [say('purchase.gift-chooses')] : []),
      ...(gift && beginsAt
        ? [say('purchase.gift-begins', { at: sayMoment(beginsAt, language, school.timeZone) })]
        : []),
      ...(isForOthers ? [say('purchase.hand-out')] : []),
      ...(hasGuests ? [say(areNamed ? 'purchase.guests-named' : 'purchase.name-guests')] : []),
    ],
    facts: [
      ...lines.flatMap(factsOf),
      { label: say(lines.length > 1 ? 'purchase.total' : 'purchase.price'), value: priceOf(amount) },
      { label: say('purchase.date'), value: at },
      { label: say('purchase.number'), value: order.number },
      ...(order.companyName === null
        ? []
        : [
            { label: say('purchase.company'), value: order.companyName },
            { label: say('purchase.vat-number'), value: order.billing.vat_id },
          ]),
    ],
    action: { label: say(kind === '' ? openingAt(url) : `purchase.action${kind}`), url },
    notes: order.consents.length > 0 ? [say('purchase.agreed', { at }), ...order.consents.map(({ text }) => text)] : [],
    links: [{ label: say('purchase.withdraw'), url: withdrawUrl }],
  }
}
