import type { Letter } from '#modules/mails/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { formatDateTime, formatMoney } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import type { RefundRequest } from '../refund-requests/tables.ts'
import type { Order, OrderLine } from '../tables.ts'
import { titleOf } from './title-of.ts'

interface About {
  request: RefundRequest
  order: Order
  lines: Pick<OrderLine, 'title'>[]
  school: SchoolIdentity
  buyer: { name: string; email: string }
}

/** To the school: who asks for their money, why, and where to answer. */
export function requestLetter({ request, order, lines, school, buyer }: About): Letter {
  const { language, timeZone } = school
  const say = translator((language === 'pl' ? pl : en).mails, language)
  const { amount, currency } = order
  return {
    subject: say('refund-request.subject', { name: buyer.name, number: order.number }),
    heading: say('refund-request.heading'),
    paragraphs: [
      say('refund-request.asks', { name: buyer.name, title: titleOf(lines) }),
      say('refund-request.quoted', { words: request.reason }),
      say('refund-request.choice'),
    ],
    facts: [
      { label: say('purchase.number'), value: order.number },
      { label: say('refund.paid'), value: formatMoney({ amount, currency }, language) },
      { label: say('purchase.date'), value: formatDateTime(order.createdAt, language, timeZone) },
      { label: say('refund-request.buyer'), value: buyer.email },
    ],
    action: { label: say('refund-request.action'), url: `${school.origin}/home/orders/${order.id}` },
  }
}
