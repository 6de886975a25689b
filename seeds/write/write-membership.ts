import { grantAccess } from '#modules/access/grant-access.ts'
import { createProduct } from '#modules/catalog/create-product.ts'
import { publishProduct } from '#modules/catalog/publish-product.ts'
import { changeOpenings } from '#modules/memberships/change-openings.ts'
import { DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import type { MembershipContent } from '../content.ts'
import { draftOf } from './draft-of.ts'
import { writeSubscribers } from './write-subscribers.ts'
import type { WrittenStudent } from './write-people.ts'

export interface WrittenMembership {
  membershipId: string
  content: MembershipContent
}

/** Makes a membership of everything as its author did, puts it on the site and gives it to the first members. */
export async function writeMembership(
  at: (now: Date) => Ctx,
  now: Date,
  author: { id: string; name: string; email: string },
  { content, students }: { content: MembershipContent; students: WrittenStudent[] },
): Promise<WrittenMembership> {
  const ctx = at(new Date(now.getTime() - content.publishedDaysAgo * DAY))
  const { id: membershipId } = await createProduct(
    { ...ctx, actor: { role: 'admin', adminRole: 'owner', ...author } },
    { kind: 'membership', ...draftOf(content) },
  )
  await changeOpenings(ctx, { membershipId, opens_everything: true, category_ids: [], product_ids: [] })
  await publishProduct(ctx, { productId: membershipId })
  for (const { id: studentId } of students.slice(-content.members))
    await grantAccess(ctx, {
      studentId,
      productId: membershipId,
      variantId: null,
      source: 'instructor_action',
      sourceId: newId(),
      reason: 'Helped to build the workshop',
      accessDays: 366,
      accessUntil: null,
    })
  await writeSubscribers(at, now, { membershipId, content, students: students.slice(0, -content.members) })
  return { membershipId, content }
}
