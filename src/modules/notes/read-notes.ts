import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { lectures, sections } from '#modules/courses/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { invalidField } from '#platform/refusal.ts'
import { foldedLiterally } from '#platform/db/literally.ts'
import { notes } from './tables.ts'
import type { PlacedRow } from './view.ts'

interface Asked {
  personId: string
  /** words that are all in the note, or in the names of its lecture and course */
  q?: string | undefined
  cursor?: string | undefined
  most: number
}

export type FoundRow = PlacedRow & { place: string }

/** Course by course, the newest first, each in the order of its contents; `place` is the cursor of what follows a row. */
export function readNotes(ctx: Ctx, { personId, q = '', cursor, most }: Asked): Promise<FoundRow[]> {
  return ctx.tx
    .select({
      note: notes,
      course: { id: products.id, slug: products.slug, title: products.title },
      lecture: { id: lectures.id, title: lectures.title },
      place: sql<string>`concat_ws('.', ${notes.courseId}, ${inCourse}, ${notes.id})`,
    })
    .from(notes)
    .innerJoin(products, eq(products.id, notes.courseId))
    .leftJoin(lectures, eq(lectures.id, notes.lectureId))
    .leftJoin(sections, eq(sections.id, lectures.sectionId))
    .where(
      and(
        eq(notes.personId, personId),
        ...q.split(/\s+/).filter(Boolean).map(holds),
        cursor ? after(cursor) : undefined,
      ),
    )
    .orderBy(sql`${notes.courseId} desc`, ...PLACES, asc(notes.id))
    .limit(most)
}

/** Where a note stands in its course; those whose lecture is gone come last. */
const PLACES = [
  sql`coalesce(${sections.position}, 2147483647)`,
  sql`coalesce(${lectures.position}, 2147483647)`,
  sql`coalesce(${lectures.id}, 'ffffffff-ffff-ffff-ffff-ffffffffffff')`,
  sql`coalesce(${notes.positionSeconds}, -1)`,
]
const inCourse = sql.join(PLACES, sql`, `)

const holds = (word: string): SQL =>
  sql`fold(concat_ws(' ', ${notes.body}, ${lectures.title}, ${products.title})) like '%' || ${foldedLiterally(word)} || '%'`

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const CURSOR = new RegExp(`^(${UUID})\\.(-?\\d{1,10})\\.(-?\\d{1,10})\\.(${UUID})\\.(-1|\\d{1,9})\\.(${UUID})$`)

function after(cursor: string): SQL {
  const [, courseId, section, lecture, lectureId, seconds, id] = CURSOR.exec(cursor) ?? []
  if (!id) throw invalidField('cursor', 'validation.cursor')
  const place = sql`(${section}::bigint, ${lecture}::bigint, ${lectureId}::uuid, ${seconds}::int, ${id}::uuid)`
  return sql`${notes.courseId} <= ${courseId}::uuid and (${notes.courseId} < ${courseId}::uuid or (${inCourse}, ${notes.id}) > ${place})`
}
