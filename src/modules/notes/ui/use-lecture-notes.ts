import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { type LectureNotes, listLectureNotes, type Note, postNote } from '../contract.ts'
import { inOrder } from './in-order.ts'
import type { NoteDraft } from './note-draft.ts'

/** The notes of a lecture with what is done to them here, in the order of moments. */
export function useLectureNotes(lectureId: string, initial: LectureNotes) {
  const api = useApi()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listLectureNotes, { id: lectureId, cursor }))
  const [done, setDone] = useState<ReadonlyMap<string, Note | null>>(new Map())
  const keep = (id: string, note: Note | null) => setDone((known) => new Map(known).set(id, note))
  const found = new Map<string, Note | null>([...items.map((note) => [note.id, note] as const), ...done])
  return {
    notes: inOrder([...found.values()].filter((note) => note !== null)),
    loadMore,
    async write({ note, at, key }: NoteDraft) {
      const asked = { note, lecture_id: lectureId, position_seconds: at }
      const written = await api.call(postNote, { ...asked, ...(key && { note_key: key }) })
      keep(written.note.id, written.note)
    },
    change: (note: Note) => keep(note.id, note),
    remove: (id: string) => keep(id, null),
  }
}
