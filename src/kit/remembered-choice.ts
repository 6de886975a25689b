import { useSyncExternalStore } from 'react'

interface RememberedChoice {
  read(): boolean
  toggle(): void
  /** It is false on the server, and where nothing was chosen. */
  use(): boolean
}

/** Yes or no, remembered in this browser under a key. Where a browser keeps nothing it lasts as long as the page. */
export function rememberedChoice(key: string): RememberedChoice {
  const listeners = new Set<() => void>()
  let isChosen = false
  const read = () => {
    const kept = quietly(() => window.localStorage.getItem(key))
    return kept === undefined ? isChosen : kept !== null
  }
  const subscribe = (tell: () => void) => {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  }
  return {
    read,
    toggle() {
      isChosen = !read()
      quietly(() => (isChosen ? window.localStorage.setItem(key, '1') : window.localStorage.removeItem(key)))
      for (const tell of listeners) tell()
    },
    use: () => useSyncExternalStore(subscribe, read, () => false),
  }
}

/** Browsers that keep nothing throw. */
function quietly<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
