import { useSyncExternalStore } from 'react'
import type { SectionInHand } from './curriculum.ts'

let ids: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function set(next: ReadonlySet<string>) {
  ids = next
  for (const listener of listeners) listener()
}

/** Sections and lectures that are deleted as far as one sees, on all pages, though it may still be taken back. */
export const leaving = {
  begin: (id: string) => set(new Set([...ids, id])),
  stay: (id: string) => set(new Set([...ids].filter((each) => each !== id))),
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const NONE: ReadonlySet<string> = new Set()

/** Those that stay. */
export function useStaying(sections: SectionInHand[]): SectionInHand[] {
  const gone = useSyncExternalStore(
    subscribe,
    () => ids,
    () => NONE,
  )
  if (gone.size === 0) return sections
  return sections
    .filter(({ id }) => !gone.has(id))
    .map((section) => ({ ...section, lectures: section.lectures.filter(({ id }) => !gone.has(id)) }))
}
