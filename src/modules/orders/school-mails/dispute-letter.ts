import type { Letter } from '#modules/mails/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { formatDateTime, formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Sold } from './find-sold.ts'
import { factsOf } from './facts-of.ts'
import { sayToSchool } from './say-to-school.ts'

/** To the school: whose bank is asked to take which money back, by when to answer, and what that means for now. */
export const disputeLetter =
  ({ respondBy, ...sold }: Sold & { respondBy: string | null }, school: SchoolIdentity) =>
  (language: Language): Letter => {
    const say = sayToSchool(language)
    const { order, title, buyer } = sold
    const amount = formatMoney(order, language)
    const until = respondBy && { label: say('until'), value: formatDateTime(respondBy, language, school.timeZone) }
    return {
      subject: say('dispute.subject', { name: buyer.name, number: order.number }),
      heading: say('dispute.heading'),
      paragraphs: [
        say('dispute.text', { name: buyer.name, title, amount }),
        until ? say('dispute.answer-by', { date: until.value }) : say('dispute.answer'),
        say('dispute.meanwhile'),
      ],
      facts: [...factsOf(sold, language, school), ...(until ? [until] : [])],
      action: { label: say('openOrder'), url: `${school.origin}/home/orders/${order.id}` },
    }
  }

/** And what their bank decided. */
export const decisionLetter =
  ({ outcome, ...sold }: Sold & { outcome: 'won' | 'lost' }, school: SchoolIdentity) =>
  (language: Language): Letter => {
    const say = sayToSchool(language)
    const { order, title, buyer } = sold
    return {
      subject: say(`dispute.${outcome}-subject`, { number: order.number }),
      heading: say(`dispute.${outcome}-heading`),
      paragraphs: [
        say(`dispute.${outcome}`, { name: buyer.name, title, amount: formatMoney(order, language) }),
        ...(outcome === 'lost' ? [say('dispute.lost-access')] : []),
      ],
      facts: factsOf(sold, language, school),
      action: { label: say('openOrder'), url: `${school.origin}/home/orders/${order.id}` },
    }
  }
