import { onLines, onOneLine } from '#platform/contract/visible-text.ts'
import { canonicalEmail, isEmail } from '#platform/contract/is-email.ts'
import { GivenDay } from '#platform/contract/shapes.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import type { FormField, GivenAnswer, TypedField } from './contract.ts'
import { CHOICE_TYPES, type DataType, FIELD_MAX } from './vocabulary.ts'

type AnyField = FormField | TypedField
type Wrong = FieldErrors[string][number] | undefined

const NAME = /^[a-z][a-z0-9_]*$/

/** Says by its key what is wrong with the name of a field; names that were asked about before are taken. */
export function nameChecker(reserved: readonly string[] = []): (name: string) => string | undefined {
  const taken = new Set<string>()
  return (name) => {
    const isTaken = taken.has(name)
    taken.add(name)
    if (!NAME.test(name)) return 'fields.name'
    if (reserved.includes(name)) return 'validation.reserved'
    return isTaken ? 'validation.unique' : undefined
  }
}

/** What is wrong with the definitions of a form, by the name of the field in its editor. */
export function wrongFieldsOf(fields: AnyField[], checkName = nameChecker()): FieldErrors {
  const errors: FieldErrors = {}
  const wrong = (field: string, key: string) => (errors[field] ??= []).push({ key })
  fields.forEach((field, index) => {
    const at = `fields.${index}`
    const misnamed = checkName(field.name)
    if (misnamed) wrong(`${at}.name`, misnamed)
    if (field.label === '') wrong(`${at}.label`, 'validation.required')
    if (CHOICE_TYPES.includes(field.type)) {
      if (field.options.length === 0) wrong(`${at}.options`, 'fields.no-options')
      field.options.forEach(({ value }, place) => {
        if (value === '') wrong(`${at}.options.${place}.value`, 'validation.required')
        else if (field.options.findIndex((option) => option.value === value) < place)
          wrong(`${at}.options.${place}.value`, 'validation.unique')
      })
    }
    const begun = 'initial_value' in field && wrongWith({ ...field, required: false }, field.initial_value)
    if (begun) (errors[`${at}.initial_value`] ??= []).push(begun)
  })
  return errors
}

/** What was filled in, by the form's own definitions; whatever else was sent is left out. */
export function readAnswers(
  fields: AnyField[],
  sent: Record<string, unknown>,
): { answers: GivenAnswer[]; errors: FieldErrors } {
  const errors: FieldErrors = {}
  const answers: GivenAnswer[] = []
  for (const field of fields) {
    const { name, label, type, options } = field
    const value = valueOf(field, sent[name])
    const wrong = wrongWith(field, value)
    if (wrong) errors[name] = [wrong]
    const chosen = CHOICE_TYPES.includes(type) && options.find((option) => option.value === value)
    answers.push({
      name,
      label,
      type,
      ...(isTyped(field) && { data_type: field.data_type }),
      value,
      ...(chosen && { text: chosen.text || value }),
    })
  }
  return { answers, errors }
}

export const isTicked = (given: unknown): boolean => given === true || (typeof given === 'string' && given !== '')

const isTyped = (field: AnyField): field is TypedField => 'data_type' in field && field.type === 'text'

function valueOf({ type }: AnyField, given: unknown): string {
  if (type === 'checkbox') return isTicked(given) ? 'yes' : 'no'
  if (typeof given !== 'string') return ''
  return type === 'textarea' ? onLines(given) : onOneLine(given)
}

function wrongWith(field: AnyField, value: string): Wrong {
  const { type, required, options } = field
  if (type === 'checkbox') return required && value === 'no' ? { key: 'validation.accepted' } : undefined
  if (value === '') return required ? { key: 'validation.required' } : undefined
  if (CHOICE_TYPES.includes(type))
    return options.some((option) => option.value === value) ? undefined : { key: 'fields.not-an-option' }
  const data = type === 'email' ? 'email' : isTyped(field) ? field.data_type : 'text'
  if (!IS[data](value)) return { key: WRONG[data] }
  const max = type === 'textarea' ? FIELD_MAX.area : FIELD_MAX.line
  return value.length > max && data !== 'email' ? { key: 'validation.max.string', params: { max } } : undefined
}

const IS: Record<DataType, (value: string) => boolean> = {
  text: () => true,
  integer: (value) => /^[+-]?\d{1,15}$/.test(value),
  // As it is written here and elsewhere: with a comma or a point.
  number: (value) => /^[+-]?\d{1,15}([.,]\d{1,6})?$/.test(value),
  date: (value) => GivenDay.safeParse(value).success,
  email: (value) => isEmail(canonicalEmail(value)),
  phone: (value) => /^\+?[\d\s()./-]{5,40}$/.test(value) && (value.match(/\d/g)?.length ?? 0) >= 5,
  url: (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
  postal_code: (value) => /^\d{2}-\d{3}$/.test(value),
}

const WRONG: Record<DataType, string> = {
  text: 'validation.invalid',
  integer: 'validation.int',
  number: 'validation.number',
  date: 'validation.date',
  email: 'validation.email',
  phone: 'fields.phone',
  url: 'validation.url',
  postal_code: 'fields.postal-code',
}
