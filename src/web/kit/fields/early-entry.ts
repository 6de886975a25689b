import { useLayoutEffect } from 'react'

/**
 * What was entered into a field before React took it over counts: React heard nothing of it, and writes its own value
 * over it when it next renders.
 */
export function useEarlyEntry(id: string): void {
  useLayoutEffect(() => {
    const field = document.getElementById(id)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
    const tell = field.type === 'checkbox' ? earlyTick(field as HTMLInputElement) : earlyText(field)
    // Told while React is still at work, the field would be emptied once more and lose the cursor's place.
    if (tell) queueMicrotask(tell)
  }, [id])
}

// React passes over an event whose value it set itself, so each goes back first and comes again past React's setter.

function earlyTick(box: HTMLInputElement): (() => void) | undefined {
  if (box.checked === box.defaultChecked) return undefined
  return () => {
    box.checked = box.defaultChecked
    box.click()
  }
}

function earlyText(field: HTMLInputElement | HTMLTextAreaElement): (() => void) | undefined {
  if (field.type === 'file' || field.value === field.defaultValue) return undefined
  const { value, selectionStart, selectionEnd } = field
  return () => {
    field.value = field.defaultValue
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  }
}
