import type { FieldErrors } from 'react-hook-form'
import type { FormErrors } from './form-context.ts'

/** The tree react-hook-form keeps, as the flat `{ "sections.0.title": [message] }` a 422 carries. */
export function errorsByName(errors: FieldErrors, prefix = ''): FormErrors {
  const flat: FormErrors = {}
  for (const [key, error] of Object.entries(errors)) {
    if (!error || typeof error !== 'object') continue
    const name = prefix + (prefix === '' && key === 'root' ? 'form' : key)
    if (typeof error.message === 'string' && error.message !== '') flat[name] = error.message.split('\n')
    else if (!isLeaf(error)) Object.assign(flat, errorsByName(error as FieldErrors, `${name}.`))
  }
  return flat
}

const isLeaf = (error: object) => 'type' in error && typeof error.type === 'string'
