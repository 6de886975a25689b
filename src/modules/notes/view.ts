import type { Note, PlacedNote } from './contract.ts'
import type { notes } from './tables.ts'

export type NoteRow = typeof notes.$inferSelect

/** A note and the names of where it was written. */
export interface PlacedRow {
  note: NoteRow
  course: PlacedNote['course']
  lecture: PlacedNote['lecture']
}

export type WrittenNote = Pick<NoteRow, 'id' | 'body' | 'positionSeconds' | 'createdAt' | 'updatedAt'>

export const viewNote = ({ id, body, positionSeconds, createdAt, updatedAt }: WrittenNote): Note => ({
  id,
  note: body,
  position_seconds: positionSeconds,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
})

export const viewPlacedNote = ({ note, course, lecture }: PlacedRow): PlacedNote => ({
  ...viewNote(note),
  course,
  lecture,
})
