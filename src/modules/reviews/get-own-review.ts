import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { isSignedIn } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { hasAccess } from '#modules/access/index.ts'
import { getVisibleProduct } from '#modules/catalog/index.ts'
import type { getOwnReview as endpoint } from './contract.ts'
import { reviews } from './tables.ts'
import { viewOwnReview } from './view.ts'

export async function getOwnReview(ctx: Ctx, { courseId }: { courseId: string }): Promise<Answer<typeof endpoint>> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  await getVisibleProduct(ctx, { productId: courseId })
  const [own] = await ctx.tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.courseId, courseId), eq(reviews.studentId, ctx.actor.id)))
  const mayWrite = !own && ctx.actor.role === 'student' && (await hasAccess(ctx, courseId))
  return { may_write: mayWrite, review: own ? viewOwnReview(own) : null }
}
