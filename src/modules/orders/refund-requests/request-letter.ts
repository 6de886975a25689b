import type { Letter } from '#modules/mails/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { RefundRequest } from './tables.ts'
import type { Sold } from '../school-mails/find-sold.ts'
import { factsOf } from '../school-mails/facts-of.ts'
import { sayToSchool } from '../school-mails/say-to-school.ts'

/** To the school: who asks for their money, why, and where to answer. */
export const requestLetter =
  ({ request, ...sold }: Sold & { request: RefundRequest }, school: SchoolIdentity) =>
  (language: Language): Letter => {
    const say = sayToSchool(language)
    const { order, title, buyer } = sold
    return {
      subject: say('request.subject', { name: buyer.name, number: order.number }),
      heading: say('request.heading'),
      paragraphs: [
        say('request.asks', { name: buyer.name, title }),
        say('request.quoted', { words: request.reason }),
        say('request.choice'),
      ],
      facts: factsOf(sold, language, school),
      action: { label: say('openOrder'), url: `${school.origin}/home/orders/${order.id}` },
    }
  }
