import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Cursor, inPages, pageOf } from '#platform/contract/paging.ts'
import { Done, Id, Time } from '#platform/contract/shapes.ts'
import { writtenText } from '#platform/contract/written-text.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { FILM_SECONDS_MAX } from '#modules/media/films/vocabulary.ts'
import { NOTE_MAX } from './vocabulary.ts'

export const Note = z.object({
  id: Id,
  note: z.string(),
  /** the moment of the video it stands at; null where it is about all of the lecture */
  position_seconds: z.int().nullable(),
  created_at: Time,
  updated_at: Time,
})
export type Note = z.output<typeof Note>

/** A note with where it was written; `lecture` is null once that is gone. */
export const PlacedNote = Note.extend({
  course: z.object({ id: Id, slug: z.string(), title: z.string() }),
  lecture: z.object({ id: Id, title: z.string() }).nullable(),
})
export type PlacedNote = z.output<typeof PlacedNote>

export const LectureNotes = pageOf(Note).extend({
  /** whether the lecture is open to its viewer, so that they may add and change notes */
  can_write: z.boolean(),
})
export type LectureNotes = z.output<typeof LectureNotes>

export const PlacedNotePage = pageOf(PlacedNote)
export type PlacedNotePage = z.output<typeof PlacedNotePage>

const Body = writtenText({ min: 1, max: NOTE_MAX })

export const postNote = endpoint('POST /notes', {
  summary:
    'Write a note for oneself at a moment of a lecture’s video; without a lecture, in the one watched last and at the position kept there',
  access: 'signed-in',
  changes: 'own',
  refuses: [403, 409],
  audit: 'never',
  status: 201,
  body: z.object({
    note: Body,
    /** made by whoever asks: sent twice it is one note, as it was sent last */
    note_key: Id.optional(),
    lecture_id: Id.optional(),
    position_seconds: z.int().min(0).max(FILM_SECONDS_MAX).nullable().optional(),
  }),
  answer: z.object({ note: Note }),
})

export const updateNote = endpoint('PUT /notes/:id', {
  summary: 'Change the words of one’s own note; its moment stays',
  access: 'signed-in',
  changes: 'own',
  refuses: [403],
  audit: 'never',
  body: z.object({ note: Body }),
  answer: z.object({ note: Note }),
})

export const deleteNote = endpoint('DELETE /notes/:id', {
  summary: 'Delete one’s own note',
  access: 'signed-in',
  changes: 'own',
  audit: 'never',
  answer: Done,
})

export const listLectureNotes = endpoint('GET /json/lectures/:id/notes', {
  summary: 'The viewer’s own notes in a lecture, in the order of moments',
  access: 'signed-in',
  impersonated: 'refused',
  query: z.object({ cursor: Cursor }),
  answer: LectureNotes,
})

export const listMyNotes = endpoint('GET /json/my/notes', {
  summary: 'All of the viewer’s own notes course by course, in the order of the contents; found by words',
  access: 'signed-in',
  impersonated: 'refused',
  ...inPages(PlacedNotePage, { q: oneLine().max(150).optional() }),
})

export const exportNotes = endpoint('GET /my/notes/export', {
  summary: 'All of the viewer’s own notes as CSV; once a minute',
  access: 'signed-in',
  impersonated: 'refused',
  refuses: [429],
  audit: 'never',
  answer: z.unknown(),
  type: 'text/csv',
})
