import type { Letter } from '#modules/mails/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Sold } from './find-sold.ts'
import { factsOf } from './facts-of.ts'
import { sayToSchool } from './say-to-school.ts'

/** To the school: who bought what, and for how much. */
export const saleLetter =
  (sold: Sold, school: SchoolIdentity) =>
  (language: Language): Letter => {
    const say = sayToSchool(language)
    const { order, title, buyer } = sold
    const amount = formatMoney(order, language)
    return {
      subject: say('sale.subject', { title, amount }),
      heading: say('sale.heading'),
      paragraphs: [say('sale.text', { name: buyer.name, title, amount })],
      facts: factsOf(sold, language, school),
      action: { label: say('openOrder'), url: `${school.origin}/home/orders/${order.id}` },
    }
  }
