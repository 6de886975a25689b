import type { Letter } from '#modules/mails/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { formatDate, formatDateTime, formatMoney } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import type { Order, OrderLine } from '../tables.ts'
import type { Withdrawal } from '../withdrawals/tables.ts'
import { returnEndsAt, withdrawalEndsAt } from '../withdrawals/deadline.ts'

interface About {
  withdrawal: Withdrawal
  order: Order
  lines: Pick<OrderLine, 'id' | 'title' | 'amount'>[]
  school: Pick<SchoolIdentity, 'name' | 'timeZone'> & { contactEmail: string }
}

/** The receipt: what was stated and when, and what follows from it, line by line. */
export function withdrawalLetter({ withdrawal, order, lines, school }: About): Letter {
  const { language } = withdrawal
  const { timeZone } = school
  const say = translator((language === 'pl' ? pl : en).mails, language)
  const money = (amount: number) => formatMoney({ amount, currency: order.currency }, language)
  const day = (at: Date) => formatDate(at, language, timeZone)
  const at = formatDateTime(withdrawal.createdAt, language, timeZone)
  const judged = withdrawal.lines.flatMap(({ lineId, ...verdict }) => {
    const line = lines.find(({ id }) => id === lineId)
    return line ? [{ ...verdict, title: line.title, price: line.amount }] : []
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
      ...refused.map(({ title, verdict }) =>
        say(`withdrawal.${verdict}`, {
          title,
          made: madeAt ? day(madeAt) : '',
          until: madeAt ? day(withdrawalEndsAt(madeAt, timeZone)) : '',
        }),
      ),
      ...(refused.length > 0 ? [say('withdrawal.questions', { school: school.name, email: school.contactEmail })] : []),
    ],
    facts: [
      { label: say('purchase.number'), value: order.number },
      { label: say('withdrawal.stated-at'), value: at },
      ...(withdrawal.dueAmount > 0 ? [{ label: say('withdrawal.to-return'), value: money(withdrawal.dueAmount) }] : []),
    ],
    notes: [say('withdrawal.keep')],
  }

  function whatFollows(): string[] {
    const titles = accepted.map(({ title }) => title)
    const what =
      titles.length === 1
        ? say('withdrawal.accepted', { title: titles[0]! })
        : say('withdrawal.accepted-some', { titles: titles.join(', ') })
    if (!madeAt) return [what, say('withdrawal.unpaid')]
    const isInPart = accepted.some(({ amount, price }) => amount < price)
    const due = { school: school.name, amount: money(withdrawal.dueAmount) }
    return [
      `${what} ${say('withdrawal.ended')}`,
      ...(isInPart ? [say('withdrawal.due-part', due)] : []),
      withdrawal.dueAmount > 0
        ? say('withdrawal.due', { ...due, date: day(returnEndsAt(withdrawal.createdAt, timeZone)) })
        : say('withdrawal.nothing-due'),
    ]
  }
}
