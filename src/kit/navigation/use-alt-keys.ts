import { useEffect, useEffectEvent } from 'react'

/**
 * Shortcuts of a page by the code of their key, such as KeyN, pressed with Alt: with a modifier, so that no single letter
 * does anything by mistake.
 */
export function useAltKeys(actions: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isWriting(event.target)) return
    const action = actions[event.code]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
