import { Fulfillables } from '#modules/access/fulfillable.ts'
import { fulfillableCourses } from '#modules/courses/fulfillable-courses.ts'
import { changeBundleParts } from '#modules/bundles/change-bundle-parts.ts'
import { createProduct } from '#modules/catalog/create-product.ts'
import { publishProduct } from '#modules/catalog/publish-product.ts'
import { DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { BundleContent } from '../content.ts'
import { draftOf } from './draft-of.ts'
import type { WrittenCourse } from './write-course.ts'

export interface WrittenBundle {
  bundleId: string
  content: BundleContent
}

/** Makes a bundle as its author did: a draft, what is in it, then publishing. */
export async function writeBundle(
  at: (now: Date) => Ctx,
  now: Date,
  author: { id: string; name: string; email: string },
  { content, courses }: { content: BundleContent; courses: WrittenCourse[] },
): Promise<WrittenBundle> {
  const ctx = at(new Date(now.getTime() - content.publishedDaysAgo * DAY))
  const { id: bundleId } = await createProduct(
    { ...ctx, actor: { role: 'admin', adminRole: 'owner', ...author } },
    { kind: 'bundle', ...draftOf(content) },
  )
  const product_ids = content.parts.map((part) => courses.find((course) => course.content.title === part)!.courseId)
  const fulfillables = new Fulfillables()
  fulfillables.register(fulfillableCourses)
  await changeBundleParts(ctx, { bundleId, product_ids, reaches_holders: false }, fulfillables)
  await publishProduct(ctx, { productId: bundleId })
  return { bundleId, content }
}
