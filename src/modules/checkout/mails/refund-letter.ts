import type { Letter } from '#modules/mails/index.ts'
import type { RefundReason } from '#modules/payments/vocabulary.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { formatDateTime, formatMoney } from '#platform/i18n/format.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import { openingAt } from './opening-at.ts'
import type { Order } from '../tables.ts'

interface About {
  order: Order
  title: string
  buyer: string
  school: Pick<SchoolIdentity, 'name' | 'timeZone'>
  /** what went back this time, in minor units */
  amount: number
  /** with it, nothing of what was paid is left */
  isWhole: boolean
  /** null when the school gave it back by itself */
  reason: RefundReason | null
  at: Date
  /** the product is theirs all the same */
  hasIt: boolean
  /** of the product, or of where it can be bought */
  url: string
}

export function refundLetter(about: About): Letter {
  const { order, title, buyer, school, amount, isWhole, reason, at, hasIt, url } = about
  const { language, currency } = order
  const say = translator((language === 'pl' ? pl : en).mails, language)
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const what = isWhole ? 'whole' : 'part'
  return {
    subject: say('refund.subject', { title }),
    heading: say(`refund.heading-${what}`),
    paragraphs: [
      say(`refund.${reason ?? what}`, { name: buyer, title, school: school.name }),
      say(hasIt ? 'refund.keeps-access' : 'refund.no-access', { title }),
    ],
    facts: [
      { label: say('purchase.product'), value: title },
      { label: say('refund.amount'), value: money(amount) },
      { label: say('refund.paid'), value: money(order.amount) },
      { label: say('purchase.date'), value: formatDateTime(at, language, school.timeZone) },
      { label: say('purchase.number'), value: order.number },
    ],
    action: { label: say(hasIt ? openingAt(url) : 'refund.see-product'), url },
    notes: [say('refund.bank')],
  }
}
