import type { Ctx } from '#platform/context.ts'
import { formatDate, formatMoney } from '#platform/i18n/format.ts'
import { type InvalidFields, invalidField } from '#platform/refusal.ts'
import { crossableFrom, lowestBefore } from './price-history.ts'
import { readHistory } from './read-reference.ts'
import type { Variant } from './view.ts'
import { writePriceHistory } from './write-price-history.ts'

/**
 * The reference price of a reduction that begins at this moment. It crosses the standard price out, which is true only where that is
 * the lowest of the 30 days before (docs/decisions/0018-true-reductions.md): any other is refused with 422 under this field, with the price
 * that may be crossed out and the day from which the standard one may be.
 */
export async function trueReference(
  ctx: Ctx,
  variant: Variant,
  field: string,
  reductionAt: Date = ctx.now,
): Promise<number> {
  const { id, amount } = variant
  const { timeZone } = ctx.school
  await writePriceHistory(ctx, id)
  const history = await readHistory(ctx, [id], reductionAt)
  const lowest = lowestBefore(history, reductionAt, timeZone) ?? amount
  if (amount <= lowest) return lowest
  throw untrueUntil(ctx, { variant, field, lowest, from: crossableFrom(history, amount, timeZone) })
}

interface Untrue {
  variant: Variant
  field: string
  lowest: number
  /** undefined while a lower price applies */
  from: Date | undefined
}

function untrueUntil({ language, school }: Ctx, { variant, field, lowest, from }: Untrue): InvalidFields {
  const { amount, currency } = variant
  const money = (minor: number) => formatMoney({ amount: minor, currency }, language)
  const figures = { price: money(amount), lowest: money(lowest) }
  return from
    ? invalidField(field, 'validation.crossed-out-untrue', {
        ...figures,
        date: formatDate(from, language, school.timeZone),
      })
    : invalidField(field, 'validation.crossed-out-still-lower', figures)
}

/** Refuses a higher price that is crossed out beside a reduction and was not the lowest of the 30 days before it began. */
export function refuseUntrueRaise(
  { language }: Ctx,
  { known, amount, referenceAmount }: { known: Variant; amount: number; referenceAmount: number },
): void {
  if (amount <= known.amount || amount <= referenceAmount) return
  const lowest = formatMoney({ amount: referenceAmount, currency: known.currency }, language)
  throw invalidField('amount', 'validation.price-above-lowest', { lowest })
}
