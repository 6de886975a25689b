import { useEffect, useEffectEvent } from 'react'

/** Alt with N, P and C: on, back, completed. With a modifier, so that no single letter does anything by mistake. */
export function useLessonKeys(actions: { KeyN: () => void; KeyP: () => void; KeyC: () => void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isWriting(event.target)) return
    const action = Object.entries(actions).find(([code]) => code === event.code)?.[1]
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
