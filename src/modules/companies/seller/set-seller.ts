import { and, eq, sql } from 'drizzle-orm'
import { schools } from '#modules/schools/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { ChangedMeanwhile, InvalidFields, refuseUnless } from '#platform/refusal.ts'
import { postalCodeIn } from '../details/policy.ts'
import type { SellerSettings, setSeller as endpoint } from './contract.ts'
import { getSellerSettings } from './get-seller-settings.ts'
import { taxIdIn, wrongInSeller } from './policy.ts'

/**
 * From the next order on: those there are keep who they were made with (commerce §3, Account). Refuses with 422 what is wrong by field, with 409 what
 * another admin has changed meanwhile.
 */
export async function setSeller(ctx: Ctx, { version, ...typed }: Input<typeof endpoint>): Promise<SellerSettings> {
  const wrong = Object.entries(wrongInSeller(typed))
  if (wrong.length > 0)
    throw new InvalidFields(
      Object.fromEntries(wrong.map(([name, problem]) => [name, [{ key: `validation.${problem}` }]])),
    )
  const seller = {
    ...typed,
    tax_id: taxIdIn(typed) ?? '',
    postal_code: postalCodeIn(typed.postal_code, typed.country),
  }
  ctx.note({ subject: seller.name, url: '/home/settings/school' })
  const changed = await ctx.tx
    .update(schools)
    .set({ seller, sellerVersion: sql`${schools.sellerVersion} + 1` })
    .where(and(eq(schools.id, ctx.school.id), eq(schools.sellerVersion, version)))
    .returning({ id: schools.id })
  refuseUnless(changed.length > 0, new ChangedMeanwhile())
  return getSellerSettings(ctx)
}
