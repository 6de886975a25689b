import type { Letter } from '#modules/mails/index.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import type { RefundRequest } from './tables.ts'
import type { Order, OrderLine } from '../tables.ts'
import { titleOf } from '../mails/title-of.ts'

interface About {
  request: RefundRequest
  order: Order
  lines: Pick<OrderLine, 'title'>[]
  school: { name: string; origin: string; contactEmail: string }
  buyer: string
}

/** To the buyer: that their money is not returned, in the school's own words. */
export function declinedLetter({ request, order, lines, school, buyer }: About): Letter {
  const { language } = order
  const say = translator((language === 'pl' ? pl : en).mails, language)
  const title = titleOf(lines)
  return {
    subject: say('refund-declined.subject', { number: order.number }),
    heading: say('refund-declined.heading'),
    paragraphs: [
      say('refund-declined.text', { name: buyer, school: school.name, title }),
      say('refund-declined.quoted', { words: request.answer }),
      say('refund-declined.keeps'),
    ],
    facts: [{ label: say('purchase.number'), value: order.number }],
    action: { label: say('refund-declined.action'), url: `${school.origin}/my/orders` },
    notes: [say('refund-declined.questions', { school: school.name, email: school.contactEmail })],
  }
}
