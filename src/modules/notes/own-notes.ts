import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { LectureNotes } from './contract.ts'
import { NOTES_PAGE, pageOfNotes } from './page-of-notes.ts'

interface OwnNote {
  id: string
  body: string
  position_seconds: number | null
  created_at: string
  updated_at: string
}

/** SQL: the viewer's first notes in a lecture, for `viewOwnNotes`. */
export const ownNotesIn = (lectureId: SQLWrapper, viewer: SQLWrapper): SQL<OwnNote[]> => sql`(
  select coalesce(json_agg(own), '[]')
  from (
    select notes.id, notes.body, notes.position_seconds, notes.created_at, notes.updated_at from notes
    where notes.person_id = ${viewer} and notes.lecture_id = ${lectureId}
    order by coalesce(notes.position_seconds, -1), notes.id
    limit ${sql.raw(String(NOTES_PAGE + 1))}) as own)`

export function viewOwnNotes(found: OwnNote[], given: { lectureId: string; canWrite: boolean }): LectureNotes {
  const rows = found.map(({ id, body, position_seconds, created_at, updated_at }) => ({
    id,
    body,
    positionSeconds: position_seconds,
    createdAt: new Date(created_at),
    updatedAt: new Date(updated_at),
  }))
  return pageOfNotes(rows, given)
}
