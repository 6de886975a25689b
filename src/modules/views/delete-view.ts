import { and, eq } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { NotFound, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { deleteView as endpoint } from './contract.ts'
import { listViews } from './tables.ts'

export async function deleteView(ctx: Ctx, { id }: Input<typeof endpoint>) {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const own = and(eq(listViews.id, id), eq(listViews.personId, ctx.actor.id))
  const gone = await ctx.tx.delete(listViews).where(own).returning({ id: listViews.id })
  refuseUnless(gone.length > 0, new NotFound())
  return { done: true as const }
}
