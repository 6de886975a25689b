import { useSyncExternalStore } from 'react'
import { filmQueue, type QueuedFilm } from './film-queue.ts'

const NONE: readonly QueuedFilm[] = []

/** The films that are being sent, wait for it or have just ended. */
export const useFilms = (): readonly QueuedFilm[] =>
  useSyncExternalStore(filmQueue.subscribe, filmQueue.films, () => NONE)

/** The one that is sent for a lecture, or whatever else it is about. */
export const useFilmFor = (about: string): QueuedFilm | undefined =>
  useSyncExternalStore(
    filmQueue.subscribe,
    () => filmQueue.filmFor(about),
    () => undefined,
  )
