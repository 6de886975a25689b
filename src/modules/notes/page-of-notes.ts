import { pageFrom } from '#platform/db/paging.ts'
import type { LectureNotes } from './contract.ts'
import { viewNote, type WrittenNote } from './view.ts'

export const NOTES_PAGE = 100

/** Of one note more than are shown, in the order of moments. */
export function pageOfNotes(
  rows: WrittenNote[],
  { lectureId, canWrite }: { lectureId: string; canWrite: boolean },
): LectureNotes {
  const nextUrl = (last: WrittenNote) =>
    `/json/lectures/${lectureId}/notes?${new URLSearchParams({ cursor: cursorOf(last) })}`
  return { ...pageFrom(rows, NOTES_PAGE, viewNote, nextUrl), can_write: canWrite }
}

const cursorOf = ({ positionSeconds, id }: WrittenNote): string => `${positionSeconds ?? -1}.${id}`
