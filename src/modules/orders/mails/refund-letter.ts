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
  /** what it went back for */
  title: string
  buyer: string
  school: Pick<SchoolIdentity, 'name' | 'timeZone'>
  /** what went back this time, in minor units */
  amount: number
  /** and with what went back before */
  returnedAmount: number
  /** with it, nothing of what was paid is left; nor of what was paid for that */
  isWhole: boolean
  isWholeOfThat: boolean
  /** null when the school gave it back by itself, or the buyer's bank did after a dispute */
  reason: RefundReason | null
  isByBank: boolean
  at: Date
  /** of what it went back for, what is theirs all the same, and what is not */
  kept: string
  ended: string
  /** of what is theirs, or of where it can be bought */
  url: string
}

export function refundLetter(about: About): Letter {
  const { order, title, buyer, school, amount, returnedAmount, isWhole, at, kept, ended, url } = about
  const { language, currency } = order
  const say = translator((language === 'pl' ? pl : en).mails, language)
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  return {
    subject: say('refund.subject', { title }),
    heading: say(about.isByBank ? 'refund.heading-by-bank' : isWhole ? 'refund.heading-whole' : 'refund.heading-part'),
    paragraphs: [
      say(`refund.${whyOf(about)}`, { name: buyer, title, school: school.name }),
      ...(kept ? [say('refund.keeps-access', { title: kept })] : []),
      ...(ended ? [say('refund.no-access', { title: ended })] : []),
    ],
    facts: [
      { label: say('purchase.product'), value: title },
      { label: say('refund.amount'), value: money(amount) },
      ...(returnedAmount > amount ? [{ label: say('refund.in-all'), value: money(returnedAmount) }] : []),
      { label: say('refund.paid'), value: money(order.amount) },
      { label: say('purchase.date'), value: formatDateTime(at, language, school.timeZone) },
      { label: say('purchase.number'), value: order.number },
    ],
    action: { label: say(kept ? openingAt(url) : 'refund.see-product'), url },
    notes: [say('refund.bank')],
  }
}

function whyOf({ reason, isByBank, isWholeOfThat }: About) {
  if (reason) return reason
  if (isByBank) return 'by_bank'
  return isWholeOfThat ? 'whole' : 'part'
}
