import { and, eq } from 'drizzle-orm'
import { lockProduct } from '#modules/catalog/index.ts'
import { products } from '#modules/catalog/tables.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { getEntryByLink as shown } from './contract.ts'
import { readLeaveToken } from './leave-url.ts'
import { offerFreedPlaces } from './offer-freed-places.ts'
import { waitingEntries as entries, type WaitingEntry } from './tables.ts'

/** Of whoever is signed in. Refuses with 404 what is not their own. */
export async function leaveMine(ctx: Ctx, { entryId }: { entryId: string }): Promise<{ done: true }> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const [own] = await ctx.tx
    .select()
    .from(entries)
    .where(and(eq(entries.id, entryId), eq(entries.studentId, ctx.actor.id)))
  await leave(ctx, foundOr404(own))
  return { done: true }
}

/** By the link of a mail. Refuses with 404 a link that is none of ours, or whose entry is forgotten. */
export async function leaveByLink(ctx: Ctx, token: string, secretKey: string): Promise<void> {
  await leave(ctx, (await findByLink(ctx, token, secretKey)).entry)
}

export async function getEntryByLink(
  ctx: Ctx,
  { token }: { token: string },
  secretKey: string,
): Promise<Answer<typeof shown>> {
  const { entry, title } = await findByLink(ctx, token, secretKey)
  return { title, state: entry.state }
}

async function findByLink({ tx, school }: Ctx, token: string, secretKey: string) {
  const id = foundOr404(readLeaveToken(secretKey, school.id, token))
  const [found] = await tx
    .select({ entry: entries, title: products.title })
    .from(entries)
    .innerJoin(products, eq(products.id, entries.productId))
    .where(eq(entries.id, id))
  return foundOr404(found)
}

/**
 * Ends waiting; a place that was offered is the next one's. Who is paying has their place all the same, but if that comes to nothing it is not offered
 * to them again. Safe to repeat.
 */
async function leave(ctx: Ctx, { id, productId }: WaitingEntry): Promise<void> {
  await lockProduct(ctx, productId)
  const [entry] = await ctx.tx.select().from(entries).where(eq(entries.id, id))
  if (!entry || entry.settledAt !== null) return
  const state = entry.state === 'waiting' ? 'left' : 'passed'
  await ctx.tx.update(entries).set({ state, settledAt: ctx.now }).where(eq(entries.id, id))
  if (entry.state === 'offered') await offerFreedPlaces(ctx, productId)
}
