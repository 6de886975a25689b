import type { Letter } from '#modules/notifications/index.ts'
import { formatDateTime, formatMoney } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/mails-en.ts'
import { pl } from '../messages/mails-pl.ts'
import type { Order, OrderLine } from '../tables.ts'

interface About {
  order: Order
  line: OrderLine
  buyer: string
  school: string
  url: string
}

const TIME_ZONE = 'Europe/Warsaw'

export function purchaseLetter({ order, line, buyer, school, url }: About): Letter {
  const { language } = order
  const say = translator(language === 'pl' ? pl : en, language)
  const at = formatDateTime(order.createdAt, language, TIME_ZONE)
  const isFree = order.amount === 0
  return {
    subject: say('purchase.subject', { title: line.title }),
    heading: say('purchase.heading'),
    paragraphs: [say(isFree ? 'purchase.got' : 'purchase.bought', { name: buyer, title: line.title, school })],
    facts: [
      { label: say('purchase.product'), value: line.title },
      { label: say('purchase.price'), value: isFree ? say('purchase.free') : formatMoney(order, language) },
      { label: say('purchase.date'), value: at },
      { label: say('purchase.number'), value: order.id },
    ],
    action: { label: say('purchase.action'), url },
    notes: [say('purchase.agreed', { at }), ...order.consents.map(({ text }) => text)],
  }
}
