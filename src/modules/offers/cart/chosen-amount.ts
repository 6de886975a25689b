import type { PricedVariant } from '#modules/catalog/index.ts'
import { PRICE_MAX } from '#modules/catalog/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { invalidField } from '#platform/refusal.ts'

type Sold = PricedVariant['variant']

/** What a buyer pays who chooses: so much, or what is suggested; null where the price is set, whatever they name. */
export const chosenAmountOf = ({ minimumAmount, amount: suggested }: Sold, named = suggested): number | null =>
  minimumAmount === null ? null : named

/** The amount nearest to the one somebody named that can be chosen. */
export const nearestAmount = ({ minimumAmount }: Sold, named: number | undefined): number | undefined =>
  named === undefined ? undefined : Math.min(Math.max(named, minimumAmount ?? 0), PRICE_MAX)

/** Refuses with 422 under `chosen_amount` less than the school asks for at least, and more than a payment may be. */
export function refuseAmount({ language }: Ctx, { minimumAmount, currency }: Sold, chosen: number | null): void {
  if (chosen === null) return
  const written = (amount: number) => formatMoney({ amount, currency }, language)
  if (chosen < minimumAmount!)
    throw invalidField('chosen_amount', 'checkout.amount-too-low', { minimum: written(minimumAmount!) })
  if (chosen > PRICE_MAX) throw invalidField('chosen_amount', 'checkout.amount-too-high', { max: written(PRICE_MAX) })
}
