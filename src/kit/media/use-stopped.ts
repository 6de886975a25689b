import { useSyncExternalStore } from 'react'

const KEY = 'katedra-carousels-stopped'
const listeners = new Set<() => void>()
let isStopped = false

/** Whether carousels were told to stand still: one choice for all of them, remembered in this browser. */
export function useStopped(): [isStopped: boolean, toggle: () => void] {
  return [useSyncExternalStore(subscribe, read, () => false), toggle]
}

function read(): boolean {
  const kept = quietly(() => window.localStorage.getItem(KEY))
  return kept === undefined ? isStopped : kept !== null
}

function toggle(): void {
  isStopped = !read()
  quietly(() => (isStopped ? window.localStorage.setItem(KEY, '1') : window.localStorage.removeItem(KEY)))
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Browsers that keep nothing throw; the choice then lasts as long as the page. */
function quietly<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
