import { getProduct } from '#modules/catalog/index.ts'
import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { isSignedIn, type Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { NotFound, refuseUnless } from '#platform/refusal.ts'
import type { takeAccess as endpoint } from './contract.ts'
import { accessRevoked } from './events.ts'
import { grants, revocations } from './tables.ts'

/** Ends every grant that opens the product to the student now or later; 404 when there is none. */
export async function takeAccess(
  ctx: Ctx,
  { id: studentId, productId, reason }: Input<typeof endpoint>,
): Promise<{ done: true }> {
  const open = await ctx.tx
    .select({ id: grants.id })
    .from(grants)
    .leftJoin(revocations, eq(revocations.grantId, grants.id))
    .where(
      and(
        eq(grants.studentId, studentId),
        eq(grants.productId, productId),
        or(isNull(grants.endsAt), gt(grants.endsAt, ctx.now)),
        isNull(revocations.grantId),
      ),
    )
    .for('update', { of: grants })
  refuseUnless(open.length > 0, new NotFound())
  const { product } = await getProduct(ctx, { productId })
  ctx.note({ subject: product.title, url: `/home/students/${studentId}` })
  const revokedById = isSignedIn(ctx.actor) ? ctx.actor.id : null
  const ended = await ctx.tx
    .insert(revocations)
    .values(open.map(({ id: grantId }) => ({ grantId, revokedById, reason, createdAt: ctx.now })))
    .onConflictDoNothing()
    .returning({ grantId: revocations.grantId })
  for (const { grantId } of ended)
    ctx.emit(accessRevoked({ grant_id: grantId, student_id: studentId, product_id: productId }))
  return { done: true }
}
