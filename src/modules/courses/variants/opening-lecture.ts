import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isOpen, openingAll } from '#modules/access/index.ts'
import { lectures, variantLectures } from '../tables.ts'

const included = alias(variantLectures, 'included')

/** SQL: whether such variants include the lecture in `lectures`, by itself or with its section. */
export const isIncludedIn = (isOfThem: (variantId: SQLWrapper) => SQL): SQL => sql`exists (
  select from ${variantLectures} as included where ${isOfThem(included.variantId)}
    and (${included.lectureId} = ${lectures.id} or ${included.sectionId} = ${lectures.sectionId}))`

/** SQL: which grants open the lecture in `lectures`, by the variants they are of. */
export const openingLecture = (variantId: SQLWrapper): SQL =>
  sql`(${openingAll(variantId)} or ${isIncludedIn((id) => sql`${id} = ${variantId}`)})`

interface Viewing {
  student: SQLWrapper
  now: SQLWrapper
  /** the course, where it is known before the lectures are read: then what is asked of it is asked once */
  product?: SQLWrapper
}

/** SQL: whether the lecture in `lectures` counts for a student: all do but what the variants they have leave out. */
export const isCounted = ({ product = lectures.courseId, ...viewing }: Viewing): SQL => {
  const asked = { ...viewing, product }
  return sql`(${lectures.isFreeToWatch} or not ${isOpen(asked)} or ${isOpen(asked, openingAll)} or ${isOpen(asked, openingLecture)})`
}
