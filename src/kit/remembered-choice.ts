import { useSyncExternalStore } from 'react'
import { keptForGood } from '#platform/browser-storage.ts'

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
    const kept = keptForGood.read(key)
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
      if (isChosen) keptForGood.write(key, '1')
      else keptForGood.forget(key)
      for (const tell of listeners) tell()
    },
    use: () => useSyncExternalStore(subscribe, read, () => false),
  }
}
