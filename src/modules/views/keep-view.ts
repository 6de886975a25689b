import { and, count, eq, ne } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { invalidField, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { keepView as endpoint } from './contract.ts'
import { listViews } from './tables.ts'
import { VIEWS_MAX } from './vocabulary.ts'

/** Refuses with 422 more than {@link VIEWS_MAX}. */
export async function keepView(ctx: Ctx, { list, name, query }: Input<typeof endpoint>) {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const personId = ctx.actor.id
  const isAnother = and(eq(listViews.personId, personId), ne(listViews.name, name))
  const [others] = await ctx.tx.select({ count: count() }).from(listViews).where(isAnother)
  if (others!.count >= VIEWS_MAX) throw invalidField('name', 'views.too-many', { max: VIEWS_MAX })
  const [view] = await ctx.tx
    .insert(listViews)
    .values({ personId, list, name, query, createdAt: ctx.now })
    .onConflictDoUpdate({ target: [listViews.personId, listViews.list, listViews.name], set: { query } })
    .returning({ id: listViews.id })
  return { view: { id: view!.id, list, name, query } }
}
