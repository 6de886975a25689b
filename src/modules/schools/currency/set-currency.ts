import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404, invalidField, refuseUnless } from '#platform/refusal.ts'
import { CurrencyIsAnother } from '../refusals.ts'
import { schools } from '../tables.ts'
import type { setCurrency as endpoint } from './contract.ts'
import type { Currencies } from './currency-followers.ts'

/**
 * From now on the school sells in this currency, and all that is said in it follows in the same unit of work. Orders keep theirs. Repeating it
 * changes nothing; refuses with 422 what the school cannot be paid in, and with 409 when another admin chose another meanwhile.
 */
export async function setCurrency(
  ctx: Ctx,
  { currency, from }: Input<typeof endpoint>,
  currencies: Currencies,
): Promise<{ done: true }> {
  const own = eq(schools.id, ctx.school.id)
  // Two who choose wait for each other; buyers, who only refer to the school, do not.
  const [school] = await ctx.tx.select({ currency: schools.currency }).from(schools).where(own).for('no key update')
  const current = foundOr404(school).currency
  ctx.note({ subject: `${from} → ${currency}`, url: '/home/settings/school' })
  if (current === currency) return { done: true }
  refuseUnless(current === from, new CurrencyIsAnother(current))
  const taken = await currencies.taken(ctx)
  if (!taken.includes(currency)) throw invalidField('currency', 'schools.currency-not-taken', { currency })
  await ctx.tx.update(schools).set({ currency }).where(own)
  await currencies.follow(ctx, { from, to: currency })
  return { done: true }
}
