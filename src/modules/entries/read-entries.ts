import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { products } from '#modules/catalog/tables.ts'
import { ANSWERABLE_TYPES } from '#modules/content/vocabulary.ts'
import { componentEntries, lectureComponents, lectures } from '#modules/courses/tables.ts'
import { storedFiles } from '#modules/media/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { olderThan } from '#platform/db/paging.ts'
import { hasTypedWords } from '#platform/db/typed-words.ts'
import type { EntryFilter } from './contract.ts'
import type { EntryState } from './vocabulary.ts'

const answerers = alias(people, 'answerers')
const { answeredAt, answeredEntryAt, enteredAt } = componentEntries

const isAnswerable = inArray(lectureComponents.type, [...ANSWERABLE_TYPES])
/** As the index of components that promise one has it. */
const promises = sql`${lectureComponents.content} ->> 'awaits_answer' = 'true'`
export const isPromised = sql<boolean>`coalesce(${promises}, false)`
/** It was promised an answer, and has none. */
export const isWaiting = and(promises, isNull(lectureComponents.removedAt), isNull(answeredAt))
/** Somebody entered something, and has not emptied it since. */
export const isEntered = sql`${componentEntries.values} <> '[]'`

/** How far somebody has listened is nobody's to read. */
const isAsked = ne(lectureComponents.type, 'audio')

const STATES: Record<EntryState, SQL | undefined> = {
  waiting: isWaiting,
  unanswered: and(isAnswerable, isNull(answeredAt)),
  answered: isNotNull(answeredAt),
  changed: gt(enteredAt, answeredEntryAt),
}

/** Each word in any case, with or without its accents, in what was entered or in who entered it. */
export const matching = ({ q, course_id, lecture_id, student_id, state }: EntryFilter): SQL | undefined =>
  and(
    q ? hasTypedWords(sql`(${componentEntries.searchText} || ' ' || ${people.searchText})`, q) : undefined,
    course_id === undefined ? undefined : eq(componentEntries.courseId, course_id),
    lecture_id === undefined ? undefined : eq(lectureComponents.ownerId, lecture_id),
    student_id === undefined ? undefined : eq(componentEntries.personId, student_id),
    state && STATES[state],
  )

/** Newest first, of components that are not deleted. */
export const entryRows = (
  { tx }: Ctx,
  which: SQL | undefined,
  { cursor, most }: { cursor?: string | undefined; most: number },
) =>
  tx
    .select({
      entry: componentEntries,
      component: { id: lectureComponents.id, content: lectureComponents.content },
      isPromised,
      person: { id: people.id, name: people.name, email: people.email },
      lecture: { id: lectures.id, title: lectures.title },
      course: { id: products.id, title: products.title, slug: products.slug },
      answeredBy: answerers.name,
      stored: { filename: storedFiles.filename, bytes: storedFiles.bytes },
    })
    .from(componentEntries)
    .innerJoin(lectureComponents, eq(lectureComponents.id, componentEntries.componentId))
    .innerJoin(lectures, eq(lectures.id, lectureComponents.ownerId))
    .innerJoin(products, eq(products.id, componentEntries.courseId))
    .innerJoin(people, eq(people.id, componentEntries.personId))
    .leftJoin(storedFiles, eq(storedFiles.id, componentEntries.fileId))
    .leftJoin(answerers, eq(answerers.id, componentEntries.answeredById))
    .where(
      and(
        isEntered,
        isAsked,
        isNull(lectureComponents.removedAt),
        which,
        olderThan(enteredAt, componentEntries.id, cursor),
      ),
    )
    .orderBy(desc(enteredAt), desc(componentEntries.id))
    .limit(most)

export type EntryRow = Awaited<ReturnType<typeof entryRows>>[number]
