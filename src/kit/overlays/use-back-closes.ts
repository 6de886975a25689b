import { useEffect, useEffectEvent } from 'react'
import { layOver } from '../layers/layers.ts'

/**
 * Back closes what lies over the page while it is rendered, and the page stays: its own entry in the history, which the
 * router hears nothing of. Closed otherwise it takes its entry along; a link inside it replaces the entry.
 */
export function useBackCloses(onClose: () => void, isWanted = true): void {
  const close = useEffectEvent(onClose)
  useEffect(() => (isWanted ? layOver(() => close()) : undefined), [isWanted])
}
