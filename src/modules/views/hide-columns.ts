import { and, eq } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { hideColumns as endpoint } from './contract.ts'
import { hiddenColumns } from './tables.ts'

export async function hideColumns(ctx: Ctx, { list, columns }: Input<typeof endpoint>) {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const personId = ctx.actor.id
  if (columns.length === 0)
    await ctx.tx.delete(hiddenColumns).where(and(eq(hiddenColumns.personId, personId), eq(hiddenColumns.list, list)))
  else
    await ctx.tx
      .insert(hiddenColumns)
      .values({ personId, list, columns })
      .onConflictDoUpdate({ target: [hiddenColumns.personId, hiddenColumns.list], set: { columns } })
  return { done: true as const }
}
