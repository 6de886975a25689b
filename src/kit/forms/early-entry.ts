import { useEffect, useLayoutEffect, useRef } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What was entered into a field, or chosen in a group of boxes or circles, before React took it over counts: React
 * heard nothing of it, and writes its own value over it when it next renders. By an effect: the form that hears of it listens to its
 * own store by then. What is ticked between the two effects React has heard of itself.
 */
export function useEarlyEntry(id: string): void {
  const untouched = useRef<Control[]>([])
  useLayoutEffect(() => {
    untouched.current = controlsOf(id).filter((control) => isTick(control) && !earlyTick(control))
  }, [id])
  useEffect(() => {
    for (const control of controlsOf(id)) if (!untouched.current.includes(control)) tellEarlyEntry(control)
  }, [id])
}

/** The same for one control, as its `ref`. */
export function tellEarlyEntry(control: Control | null): void {
  const tell = control && entryIn(control)
  // Told while React is still at work, the field would be emptied once more and lose the cursor's place.
  if (tell) queueMicrotask(tell)
}

function controlsOf(id: string): Control[] {
  const field = document.getElementById(id)
  if (!field || !isControl(field)) return []
  const group = isTick(field) ? field.closest('fieldset') : null
  return group ? [...group.querySelectorAll('input')].filter(({ name }) => name === field.name) : [field]
}

const isControl = (field: Element): field is Control => field.matches('input, textarea, select')
const isTick = (control: Control): control is HTMLInputElement => control.matches('[type=radio], [type=checkbox]')

function entryIn(control: Control): (() => void) | undefined {
  if (control instanceof HTMLSelectElement) return earlyChoice(control)
  if (isTick(control)) return earlyTick(control)
  return control.type === 'file' ? undefined : earlyText(control)
}

// React passes over an event whose value it set itself, so each goes back first and comes again past React's setter.

function earlyTick(box: HTMLInputElement): (() => void) | undefined {
  const wasUnmarked = box.type === 'radio' && !box.checked
  if (box.checked === box.defaultChecked || wasUnmarked) return undefined
  return () => {
    box.checked = box.defaultChecked
    box.click()
  }
}

function earlyText(field: HTMLInputElement | HTMLTextAreaElement): (() => void) | undefined {
  const { value, selectionStart, selectionEnd } = field
  if (value === field.defaultValue) return () => markFilledIn(field, value)
  return () => {
    field.value = field.defaultValue
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  }
}

/** Whoever is about to write where a draft has just come back replaces it: they would write on at its end. */
function markFilledIn(field: HTMLInputElement | HTMLTextAreaElement, before: string): void {
  if (field.value !== before && document.activeElement === field) field.select()
}

function earlyChoice(select: HTMLSelectElement): (() => void) | undefined {
  const { value } = select
  const first = select.querySelector<HTMLOptionElement>('option:not(:disabled)')
  const written = [...select.options].find(({ defaultSelected }) => defaultSelected) ?? first
  if (!written || written.value === value) return undefined
  return () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
