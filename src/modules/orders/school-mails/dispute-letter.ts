import type { Letter } from '#modules/mails/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { formatDateTime, formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Sold } from './find-sold.ts'
import { factsOf } from './facts-of.ts'
import { sayToSchool } from './say-to-school.ts'

/** What of the payment it is about, where that was told, and what the gateway charges for it. */
interface Disputed {
  disputed: number | null
  fee: number
}

const disputedOf = ({ order, disputed }: Sold & Disputed, language: Language): string =>
  formatMoney({ ...order, amount: disputed ?? order.amount }, language)

const feeOf = ({ order, fee }: Sold & Disputed, language: Language): NonNullable<Letter['facts']> =>
  fee > 0
    ? [{ label: sayToSchool(language)('dispute.fee'), value: formatMoney({ ...order, amount: fee }, language) }]
    : []

/** To the school: whose bank is asked to take which money back, by when to answer, and what that means for now. */
export const disputeLetter =
  ({ respondBy, ...sold }: Sold & Disputed & { respondBy: string | null }, school: SchoolIdentity) =>
  (language: Language): Letter => {
    const say = sayToSchool(language)
    const { order, title, buyer } = sold
    const amount = disputedOf(sold, language)
    const until = respondBy && { label: say('until'), value: formatDateTime(respondBy, language, school.timeZone) }
    return {
      subject: say('dispute.subject', { name: buyer.name, number: order.number }),
      heading: say('dispute.heading'),
      paragraphs: [
        say('dispute.text', { name: buyer.name, title, amount }),
        until ? say('dispute.answer-by', { date: until.value }) : say('dispute.answer'),
        say('dispute.meanwhile'),
      ],
      facts: [...factsOf(sold, language, school), ...feeOf(sold, language), ...(until ? [until] : [])],
      action: { label: say('openOrder'), url: `${school.origin}/home/orders/${order.id}` },
    }
  }

/** And what their bank decided. */
export const decisionLetter =
  ({ outcome, ...sold }: Sold & Disputed & { outcome: 'won' | 'lost' }, school: SchoolIdentity) =>
  (language: Language): Letter => {
    const say = sayToSchool(language)
    const { order, title, buyer } = sold
    return {
      subject: say(`dispute.${outcome}-subject`, { number: order.number }),
      heading: say(`dispute.${outcome}-heading`),
      paragraphs: [
        say(`dispute.${outcome}`, { name: buyer.name, title, amount: disputedOf(sold, language) }),
        ...(outcome === 'lost' ? [say('dispute.lost-access')] : []),
      ],
      facts: [...factsOf(sold, language, school), ...feeOf(sold, language)],
      action: { label: say('openOrder'), url: `${school.origin}/home/orders/${order.id}` },
    }
  }
