import { useEffect, useEffectEvent } from 'react'
import { plainKeys } from './plain-keys.ts'

type Actions = Record<string, () => void>

/**
 * Shortcuts of a page by the code of their key, such as KeyN, pressed with Alt: with a modifier, so that no single letter
 * does anything by mistake.
 */
export const useAltKeys = (actions: Actions): void => useKeys(actions, true)

/** The same without Alt, for what is undone by the same key and known from elsewhere, such as KeyK for a player. */
export const usePlainKeys = (actions: Actions): void => useKeys(actions, false)

function useKeys(actions: Actions, withAlt: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOther = event.altKey !== withAlt || event.ctrlKey || event.metaKey || event.shiftKey
    if (isOther || event.defaultPrevented || isElsewhere(event.target) || (!withAlt && plainKeys.areOff())) return
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

/** What is typed into a field is no shortcut, nor what is pressed in a dialog or menu over the page. What moved something else is prevented. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=dialog], [role=menu]') !== null)
