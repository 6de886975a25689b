import { useSyncExternalStore } from 'react'

/** What follows `#` in the address, with it, or ''. Servers are never told: it is known once the page has been taken over. */
export const useFragment = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  )

function subscribe(tell: () => void) {
  window.addEventListener('hashchange', tell)
  return () => window.removeEventListener('hashchange', tell)
}

/** An address, or a path in a query, that leads to the same place on its page as one is now; one that names a place itself stays. */
export const withFragment = (path: string, fragment: string): string => (path.includes('#') ? path : path + fragment)
