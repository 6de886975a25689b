import { createContext, use } from 'react'

/** Messages by field name, as a 422 answer carries them. */
export type FormErrors = Record<string, string[]>

interface FormValue {
  id: string
  errors: FormErrors
  /** Changes with every sending; only then does the focus move. */
  attempt: unknown
  /** Filled by the fields, so that the summary can name them. */
  labels: Map<string, string>
  /** What a field cannot read of what was typed, which the server saw as nothing. */
  unreadable: Map<string, string>
}

export const FormContext = createContext<FormValue | null>(null)

export const useFormValue = (): FormValue | null => use(FormContext)

export const fieldId = (formId: string, name: string): string => `${formId}-${name.replace(/[^\w-]/g, '-')}`
