import { useEffect } from 'react'

/**
 * The content policy of a page lets cards through to the gateway where the page has a card form, and a page keeps the policy it was loaded with: whoever
 * came here inside the site loads it anew, before they have typed anything. Nothing happens where no card is sent anywhere.
 */
export function useOwnPolicy(cardsSentTo: string | null): void {
  useEffect(() => {
    const [load] = performance.getEntriesByType('navigation')
    if (cardsSentTo && load && new URL(load.name).pathname !== location.pathname) location.reload()
  }, [cardsSentTo])
}
