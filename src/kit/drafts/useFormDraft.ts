import { type FormEvent, useCallback, useEffect, useRef } from 'react'
import { readDraft, writeDraft } from './useDraft.ts'

/**
 * A whole form of native fields that survives a reload and an expired session. Secrets, hidden fields and ticks are
 * not kept; a field that came filled in is left as it is. Spread `formProps` into the form, `forget` it when it was accepted.
 */
export function useFormDraft(name: string) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const kept = parse(readDraft(name))
    for (const field of fieldsOf(form.current))
      if (!field.value && kept[field.name]) typeInto(field, kept[field.name] ?? '')
  }, [name])
  const onInput = useCallback(
    ({ currentTarget }: FormEvent<HTMLFormElement>) => {
      const typed = fieldsOf(currentTarget).map((field) => [field.name, field.value])
      writeDraft(name, JSON.stringify(Object.fromEntries(typed)))
    },
    [name],
  )
  return { formProps: { ref: form, onInput }, forget: useCallback(() => writeDraft(name, ''), [name]) }
}

type Field = HTMLInputElement | HTMLTextAreaElement
const KEPT = new Set(['text', 'email', 'textarea', 'search', 'tel', 'url'])

const fieldsOf = (form: HTMLFormElement | null): Field[] =>
  [...(form?.elements ?? [])].filter(
    (field): field is Field => 'name' in field && 'type' in field && field.name !== '' && KEPT.has(String(field.type)),
  )

/** As if it were typed, so that a field that React controls hears of it too. */
function typeInto(field: Field, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function parse(draft: string): Record<string, string> {
  try {
    return JSON.parse(draft || '{}') as Record<string, string>
  } catch {
    return {}
  }
}
