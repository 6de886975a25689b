import { eq } from 'drizzle-orm'
import { lockPurchase } from '#modules/access/index.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { foundOr404, NotFound } from '#platform/refusal.ts'
import { readCardLink } from './cards/card-link.ts'
import { lockMembership } from './find-membership.ts'
import { type Membership, memberships } from './tables.ts'

interface Asked {
  membership_id?: string | undefined
  link?: string | undefined
}

/** By the link of a letter, or as its holder: somebody else's is not there (404). */
export async function findOwn(ctx: Ctx, { membership_id, link }: Asked, secretKey: string): Promise<Membership> {
  const linked = link === undefined ? undefined : readCardLink(secretKey, ctx, link)
  const id = linked ?? membership_id
  if (!id) throw new NotFound()
  const [found] = await ctx.tx.select().from(memberships).where(eq(memberships.id, id))
  const membership = foundOr404(found)
  const isHolder = isSignedIn(ctx.actor) && ctx.actor.id === membership.studentId
  if (!linked && !isHolder) throw new NotFound()
  return membership
}

/** The same, and nobody else decides about it meanwhile. */
export async function lockOwn(ctx: Ctx, asked: Asked, secretKey: string): Promise<Membership> {
  const { id, studentId, productId } = await findOwn(ctx, asked, secretKey)
  await lockPurchase(ctx, studentId, [productId])
  return foundOr404(await lockMembership(ctx, id))
}
