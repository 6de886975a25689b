/** What `useSyncExternalStore` needs to follow a media query. */
export const mediaQuery = (query: string) => ({
  subscribe(listener: () => void) {
    const asked = matchMedia(query)
    asked.addEventListener('change', listener)
    return () => asked.removeEventListener('change', listener)
  },
  current: () => matchMedia(query).matches,
})
