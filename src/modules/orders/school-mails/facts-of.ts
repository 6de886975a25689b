import type { Letter } from '#modules/mails/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { formatDateTime, formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Sold } from './find-sold.ts'
import { sayToSchool } from './say-to-school.ts'

/** By what a school knows an order: its number, what was paid, when, and by whom. */
export function factsOf(
  { order, buyer }: Sold,
  language: Language,
  { timeZone }: Pick<SchoolIdentity, 'timeZone'>,
): NonNullable<Letter['facts']> {
  const say = sayToSchool(language)
  return [
    { label: say('number'), value: order.number },
    { label: say('paid'), value: formatMoney(order, language) },
    { label: say('date'), value: formatDateTime(order.createdAt, language, timeZone) },
    { label: say('buyer'), value: `${buyer.name}, ${buyer.email}` },
    ...(order.companyName ? [{ label: say('company'), value: `${order.companyName}, ${order.billing.vat_id}` }] : []),
  ]
}
