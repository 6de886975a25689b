import { useEffect, useId } from 'react'
import { fieldId, useFormValue } from '../forms/form-context.ts'
import { useEarlyEntry } from '../forms/early-entry.ts'

export interface FieldProps {
  name: string
  label: string
  help?: string | undefined
  /** Left out, the messages the form holds for this name are shown. */
  errors?: string[] | undefined
}

/** What ties a control to its label, help and messages, inside a form or alone. */
export function useField({ name, label, help, errors }: FieldProps) {
  const form = useFormValue()
  const ownId = useId()
  const id = form ? fieldId(form.id, name) : ownId
  const shown = errors ?? form?.errors[name] ?? []
  useEffect(() => {
    form?.labels.set(name, label)
  }, [form, name, label])
  useEarlyEntry(id)
  const described = [help && `${id}-help`, shown.length > 0 && `${id}-errors`].filter(Boolean).join(' ')
  return {
    id,
    shown,
    control: {
      id,
      name,
      'aria-describedby': described || undefined,
      'aria-invalid': shown.length > 0 || undefined,
    },
  }
}
