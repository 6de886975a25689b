import { useEffect } from 'react'

/**
 * The content policy of a page lets cards through to the gateway where the page has a card form, and a page keeps the policy it was loaded with: whoever
 * came here inside the site loads it anew, before they have typed anything. Nothing happens where no card is sent anywhere.
 */
export function useOwnPolicy(cardsSentTo: string | null): void {
  useEffect(() => {
    if (cardsSentTo !== null && loadedAt() !== window.location.pathname) window.location.reload()
  }, [cardsSentTo])
}

function loadedAt(): string {
  const [load] = performance.getEntriesByType('navigation')
  return load ? new URL(load.name).pathname : window.location.pathname
}
