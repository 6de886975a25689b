import { grantAccess } from '#modules/access/grant-access.ts'
import { createProduct } from '#modules/catalog/create-product.ts'
import { publishProduct } from '#modules/catalog/publish-product.ts'
import { DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import type { CommunityContent } from '../content.ts'
import { draftOf } from './draft-of.ts'
import type { WrittenStudent } from './write-people.ts'

export interface WrittenSoldCommunity {
  communityId: string
  content: CommunityContent
  members: WrittenStudent[]
}

interface Given {
  content: CommunityContent
  students: WrittenStudent[]
  demoStudent: WrittenStudent
}

/** Makes a community as its author did, up to its topics: `openSoldCommunity` puts it on the site when they are there. */
export async function writeSoldCommunity(
  at: (now: Date) => Ctx,
  now: Date,
  author: { id: string; name: string; email: string },
  { content, students, demoStudent }: Given,
): Promise<WrittenSoldCommunity> {
  const ctx = at(new Date(now.getTime() - content.publishedDaysAgo * DAY))
  const { id: communityId } = await createProduct(
    { ...ctx, actor: { role: 'admin', adminRole: 'owner', ...author } },
    { kind: 'community', ...draftOf(content) },
  )
  const others = students.filter(({ id, language }) => language === 'en' && id !== demoStudent.id)
  return { communityId, content, members: [demoStudent, ...others.slice(0, content.members - 1)] }
}

/** Puts it on the site, with those who have been in it from the first day. */
export async function openSoldCommunity(
  at: (now: Date) => Ctx,
  now: Date,
  { communityId, content, members }: WrittenSoldCommunity,
): Promise<void> {
  const ctx = at(new Date(now.getTime() - content.publishedDaysAgo * DAY))
  await publishProduct(ctx, { productId: communityId })
  for (const { id: studentId } of members)
    await grantAccess(ctx, {
      studentId,
      productId: communityId,
      variantId: null,
      source: 'instructor_action',
      sourceId: newId(),
      reason: 'Founding member',
      accessDays: 366,
      accessUntil: null,
    })
}
