import { count, eq, max } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { CourseFull } from '../course-full.ts'
import { lectureComponents } from '../tables.ts'
import { cleanContent } from './clean-content.ts'
import type { Component, storeComponent as endpoint } from './contract.ts'
import { lockLecture } from './lock-lecture.ts'
import { viewComponent } from './view.ts'
import { COMPONENTS_MAX } from './vocabulary.ts'

/** Adds a component at the end of a lecture; refuses with 409 one too many. */
export async function storeComponent(ctx: Ctx, { component, ...key }: Input<typeof endpoint>): Promise<Component> {
  await lockLecture(ctx, key)
  const { content, pictures } = await cleanContent(ctx, component)
  const { lectureId } = key
  const [there] = await ctx.tx
    .select({ last: max(lectureComponents.position), total: count() })
    .from(lectureComponents)
    .where(eq(lectureComponents.lectureId, lectureId))
  if (there!.total >= COMPONENTS_MAX) throw new CourseFull('courses.too-many-components', COMPONENTS_MAX)
  const [row] = await ctx.tx
    .insert(lectureComponents)
    .values({ lectureId, type: content.type, content, position: (there!.last ?? 0) + 1, createdAt: ctx.now })
    .returning()
  return viewComponent(row!, pictures)
}
