import { and, asc, eq, sql } from 'drizzle-orm'
import { mayPlay } from '#modules/courses/index.ts'
import { getLectureForViewer } from '#modules/learning/index.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { atMost } from '#platform/db/paging.ts'
import { prepared } from '#platform/db/prepared.ts'
import { invalidField, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { LectureNotes, listLectureNotes as endpoint } from './contract.ts'
import { NOTES_PAGE, pageOfNotes } from './page-of-notes.ts'
import { notes } from './tables.ts'

/** In the order of moments; what is about all of the lecture comes first. Refuses with 404 a lecture that is not there. */
export async function listLectureNotes(ctx: Ctx, { id, cursor }: Input<typeof endpoint>): Promise<LectureNotes> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const { access } = await getLectureForViewer(ctx, id)
  const rows = await notesOfLecture(ctx.tx, { personId: ctx.actor.id, lectureId: id, ...placeAfter(cursor) })
  return pageOfNotes(rows, { lectureId: id, canWrite: mayPlay(access) })
}

const place = sql`coalesce(${notes.positionSeconds}, -1)`

/** As values of the statement: a bound instead of no condition, so that it is one for every page. */
function placeAfter(cursor: string | undefined): { seconds: number; noteId: string } {
  if (cursor === undefined) return { seconds: -2, noteId: '00000000-0000-0000-0000-000000000000' }
  const [, seconds, noteId] = /^(-1|\d{1,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor) ?? []
  if (!noteId) throw invalidField('cursor', 'validation.cursor')
  return { seconds: Number(seconds), noteId }
}

const notesOfLecture = prepared('notes_of_lecture', (tx) =>
  tx
    .select()
    .from(notes)
    .where(
      and(
        eq(notes.personId, sql.placeholder('personId')),
        eq(notes.lectureId, sql.placeholder('lectureId')),
        sql`(${place}, ${notes.id}) > (${sql.placeholder('seconds')}::int, ${sql.placeholder('noteId')}::uuid)`,
      ),
    )
    .orderBy(place, asc(notes.id))
    .limit(atMost(NOTES_PAGE + 1)),
)
