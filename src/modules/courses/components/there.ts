import { and, count, eq, isNull, max } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { CourseFull } from '../course-full.ts'
import type { LectureKey } from '../get-lecture.ts'
import { lectureComponents } from '../tables.ts'
import { COMPONENTS_MAX } from './vocabulary.ts'

export type ComponentKey = LectureKey & { componentId: string }

const { id, lectureId, position, removedAt } = lectureComponents

export const componentsIn = (lecture: string) => and(eq(lectureId, lecture), isNull(removedAt))

/** A component of this lecture that is not deleted. */
export const isThere = (key: Pick<ComponentKey, 'lectureId' | 'componentId'>) =>
  and(eq(id, key.componentId), componentsIn(key.lectureId))

/** Refuses with 404 what is not there; others wait who would change it. */
export async function holdComponent(ctx: Ctx, key: ComponentKey) {
  const [row] = await ctx.tx.select().from(lectureComponents).where(isThere(key)).for('update')
  return foundOr404(row)
}

/** The place after the last; refuses with 409 one too many. The lecture is locked by whoever asks. */
export async function placeAtEnd(ctx: Ctx, lecture: string): Promise<number> {
  const [there] = await ctx.tx
    .select({ last: max(position), total: count() })
    .from(lectureComponents)
    .where(componentsIn(lecture))
  if (there!.total >= COMPONENTS_MAX) throw new CourseFull('courses.too-many-components', COMPONENTS_MAX)
  return (there!.last ?? 0) + 1
}
