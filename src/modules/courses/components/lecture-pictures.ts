import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PictureGuard } from '#modules/media/index.ts'
import { prepared, preparedSql } from '#platform/db/prepared.ts'
import { type LectureFacts, lectureFacts, standingBy } from '../lecture-facts.ts'
import { mayWatch } from '../policy.ts'
import { watchingAs } from '../standing-to.ts'
import { lectureComponents } from '../tables.ts'
import { COMPONENTS } from './types.ts'

/** A component's picture is there for whoever may watch its lecture; the same may stand in others, so its address says in which. */
export const lecturePictures: PictureGuard = {
  context: 'lecture',
  async maySee(ctx, imageId, componentId) {
    if (componentId === undefined) return undefined
    const [component] = await componentThere(ctx.tx, { componentId })
    if (!component || !COMPONENTS.pictureIds(component.content).includes(imageId)) return undefined
    const [found] = await factsOfLecture(ctx.tx, { ...watchingAs(ctx), itemId: component.lectureId })
    if (!found) return undefined
    const { lecture, standing } = standingBy(ctx, found.facts)
    return mayWatch(lecture, standing)
  },
}

const { id, ownerId: lectureId, content, removedAt } = lectureComponents

const componentThere = prepared('component_with_picture', (tx) =>
  tx
    .select({ lectureId, content })
    .from(lectureComponents)
    .where(and(eq(id, sql.placeholder('componentId')), isNull(removedAt))),
)

const factsOfLecture = preparedSql<{ facts: LectureFacts }>('lecture_of_picture', lectureFacts)
