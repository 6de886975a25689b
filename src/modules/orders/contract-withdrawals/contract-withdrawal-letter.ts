import type { Letter } from '#modules/mails/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { formatDate, formatDateTime, formatMoney } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import type { Order, OrderLine } from '../tables.ts'
import type { JudgedPart, ContractWithdrawal } from './tables.ts'
import { returnEndsAt, withdrawalEndsAt } from './deadline.ts'

interface About {
  withdrawal: ContractWithdrawal
  order: Order
  lines: Pick<OrderLine, 'id' | 'title' | 'amount' | 'quantity' | 'gift' | 'parts'>[]
  school: Pick<SchoolIdentity, 'name' | 'timeZone'> & { contactEmail: string }
}

/** The receipt: what was stated and when, and what follows from it, line by line. */
export function contractWithdrawalLetter({ withdrawal, order, lines, school }: About): Letter {
  const { language } = withdrawal
  const { timeZone } = school
  const calendar = { timeZone, country: order.seller?.country }
  const say = translator((language === 'pl' ? pl : en).mails, language)
  const money = (amount: number) => formatMoney({ amount, currency: order.currency }, language)
  const day = (at: Date) => formatDate(at, language, timeZone)
  const at = formatDateTime(withdrawal.createdAt, language, timeZone)
  const judged = withdrawal.lines.flatMap((part) => {
    const line = lines.find(({ id }) => id === part.lineId)
    return line ? [{ ...part, line, what: whatOf(part, line) }] : []
  })
  const accepted = judged.filter(({ verdict }) => verdict === 'accepted')
  const refused = judged.filter(({ verdict }) => verdict !== 'accepted')
  const madeAt = order.fulfilledAt
  return {
    subject: say('withdrawal.subject', { number: order.number }),
    heading: say('withdrawal.heading'),
    paragraphs: [
      say('withdrawal.received', { name: withdrawal.name, school: school.name, at }),
      say('withdrawal.quoted', { statement: withdrawal.text }),
      ...(accepted.length > 0 ? whatFollows() : []),
      ...refused.map(({ what, verdict, begunAt, line, isOwn, quantity }) =>
        say(verdict === 'waived' ? `withdrawal.waived${kindOf({ line, isOwn, quantity })}` : `withdrawal.${verdict}`, {
          what,
          begun: begunAt ? day(new Date(begunAt)) : '',
          until: madeAt ? day(withdrawalEndsAt(madeAt, calendar)) : '',
        }),
      ),
      ...(accepted.length > 0 && refused.length > 0 ? [say('withdrawal.stays', { what: namesOf(refused) })] : []),
      ...(refused.length > 0 ? [say('withdrawal.questions', { school: school.name, email: school.contactEmail })] : []),
    ],
    facts: [
      { label: say('purchase.number'), value: order.number },
      { label: say('withdrawal.stated-at'), value: at },
      ...(accepted.length > 1
        ? accepted.map(({ what, amount }) => ({
            label: say('withdrawal.to-return-for', { what }),
            value: money(amount),
          }))
        : []),
      ...(withdrawal.dueAmount > 0 ? [{ label: say('withdrawal.to-return'), value: money(withdrawal.dueAmount) }] : []),
    ],
    notes: [say('withdrawal.keep')],
  }

  function whatFollows(): string[] {
    const what = say('withdrawal.accepted', { what: namesOf(accepted) })
    if (!madeAt) return [what, say('withdrawal.unpaid')]
    const due = { school: school.name, amount: money(withdrawal.dueAmount) }
    return [
      [what, ...endings()].join(' '),
      ...(accepted.some(isPartlyPerformed) ? [say('withdrawal.due-part', due)] : []),
      withdrawal.dueAmount > 0
        ? say('withdrawal.due', { ...due, date: day(returnEndsAt(withdrawal.createdAt, calendar)) })
        : say('withdrawal.nothing-due'),
    ]
  }

  function endings(): string[] {
    const forOthers = accepted.filter(({ isOwn, quantity }) => quantity > (isOwn ? 1 : 0))
    const gift = forOthers.some(({ line }) => line.gift)
    return [
      ...(accepted.some(({ isOwn }) => isOwn) ? [say('withdrawal.ended')] : []),
      ...(forOthers.length > 0 ? [say(gift ? 'withdrawal.ended-gift' : 'withdrawal.ended-seats')] : []),
    ]
  }

  function whatOf({ quantity, partId }: JudgedPart, { title: whole, quantity: of, gift, parts }: SoldLine): string {
    const part = parts.find(({ productId }) => productId === partId)
    const title = part ? `${whole}: ${part.title}` : whole
    if (gift) return say('withdrawal.what-gift', { title, name: gift.name })
    return quantity < of
      ? say('withdrawal.what-part', { title, count: quantity, of })
      : say('withdrawal.what', { title })
  }
}

type SoldLine = About['lines'][number]

const namesOf = (parts: { what: string }[]): string => parts.map(({ what }) => what).join(', ')

/** How a part's access was given: to the buyer, to whoever the gift is for, or to several. */
function kindOf({ line, isOwn, quantity }: { line: SoldLine; isOwn: boolean; quantity: number }) {
  if (line.gift) return '-gift'
  return isOwn && quantity === 1 ? '' : '-seats'
}

/** Less is due for it than it cost. */
const isPartlyPerformed = ({ amount, quantity, partId, line }: JudgedPart & { line: SoldLine }): boolean => {
  const of = line.parts.find(({ productId }) => productId === partId) ?? line
  return amount < Math.floor((of.amount * quantity) / line.quantity)
}
