import { mayPlay } from '#modules/courses/index.ts'
import type { LectureAccess } from '#modules/courses/vocabulary.ts'

/** A moment beyond the end of a film is its end; while nobody knows when that is, or without a film, any will do. */
export const withinFilm = (seconds: number, film: { durationSeconds: number | null } | null): number =>
  Math.min(seconds, film?.durationSeconds ?? seconds)

interface Place {
  access: LectureAccess
  is_completed: boolean
  watchedAt: Date | null
}

/** Where they were; past it when that lecture is completed; the first they may watch when they have not begun. */
export function whereToContinue<P extends Place>(places: P[]): P | undefined {
  const playable = places.filter(({ access }) => mayPlay(access))
  const watched = playable.filter(({ watchedAt }) => watchedAt !== null)
  const last = watched.toSorted((a, b) => Number(b.watchedAt) - Number(a.watchedAt))[0]
  if (!last) return playable[0] ?? places[0]
  if (!last.is_completed) return last
  return playable.slice(playable.indexOf(last)).find((place) => !place.is_completed) ?? last
}
