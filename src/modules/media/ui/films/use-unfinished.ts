import { useSyncExternalStore } from 'react'
import { filmQueue } from './film-queue.ts'
import { unfinished } from './unfinished.ts'

/** The names of the files whose upload began in this browser and was not finished, of those that are awaited; none before the page is taken over. */
export function useUnfinished(awaited: readonly string[]): string[] {
  const names = useSyncExternalStore(
    filmQueue.subscribe,
    () =>
      JSON.stringify(awaited.flatMap((about) => (filmQueue.filmFor(about) ? [] : (unfinished.of(about)?.name ?? [])))),
    () => '[]',
  )
  return JSON.parse(names) as string[]
}
