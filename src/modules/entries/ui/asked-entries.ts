import { ENTRIES, ENTRY_STATES, type EntryState, SEARCH_MAX } from '../vocabulary.ts'
import { listAddress } from '#kit/lists/asked.ts'

export interface AskedEntries {
  q: string
  course_id: string
  lecture_id: string
  student_id: string
  state: EntryState | ''
}

/** The filter in the panel's address; what is none is left out. */
export const entriesIn = (asked: URLSearchParams): AskedEntries => ({
  q: (asked.get('q') ?? '').trim().slice(0, SEARCH_MAX),
  course_id: asked.get('course_id') ?? '',
  lecture_id: asked.get('lecture_id') ?? '',
  student_id: asked.get('student_id') ?? '',
  state: ENTRY_STATES.find((state) => state === asked.get('state')) ?? '',
})

export const entriesAddress = (asked: Partial<AskedEntries>): string => listAddress(ENTRIES, asked)
