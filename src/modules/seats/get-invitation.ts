import type { Fulfillables } from '#modules/access/index.ts'
import { purchasePath } from '#modules/catalog/bought/vocabulary.ts'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { ShownInvitation } from './contract.ts'
import { findInvitation } from './find-invitation.ts'
import { hasTakenPlace, isSentToAnother, stateFor } from './policy.ts'
import { viewCourse } from './view-course.ts'

/** Who invites to what, for whoever has the link. */
export async function getInvitation(
  ctx: Ctx,
  { token }: { token: string },
  fulfillables: Fulfillables,
): Promise<ShownInvitation> {
  const { invitation, pool, buyer, product } = await findInvitation(ctx, token)
  const { productId, variantId } = pool
  const student = ctx.actor.role === 'student' ? ctx.actor : undefined
  const kind = fulfillables.get(product.kind)
  const wanted = student && { studentId: student.id, productId, variantId }
  return {
    state: stateFor(invitation, { ...pool, isOver: hasTakenPlace(product, ctx.now) }, student?.id),
    course: await viewCourse(ctx, productId),
    open_link: purchasePath(product),
    buyer,
    name: invitation.name,
    email: shownEmail(invitation.email),
    opened_as: student && isSentToAnother(invitation, pool, student) ? shownEmail(student.email) : null,
    gift: pool.isGift
      ? {
          message: invitation.message,
          is_returned: invitation.returnedAt !== null,
          is_booked: KINDS[product.kind].isBooked,
          begins_at: product.takesPlaceFrom?.toISOString() ?? null,
        }
      : null,
    has_access: wanted !== undefined && !(await kind.check(ctx, wanted)),
  }
}
