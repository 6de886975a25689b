import { canonicalEmail, isEmail } from '#platform/contract/is-email.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import type { FormBody, FormField, GivenAnswer, HiddenField } from './contract.ts'
import { CHOICE_TYPES, CONSENT_FIELD, EMAIL_FIELD, MAX, NAME_FIELD, RESERVED_NAMES, UTM_NAMES } from './vocabulary.ts'

const NAME = /^[a-z][a-z0-9_]*$/

/** What is wrong with a form, by the name of the field in its editor. */
export function wrongFieldsOf(form: Pick<FormBody, 'fields' | 'hidden_fields' | 'redirect_url'>): FieldErrors {
  const errors: FieldErrors = {}
  const wrong = (field: string, key: string) => (errors[field] ??= []).push({ key })
  const taken = new Set<string>()
  const checkName = (name: string, field: string) => {
    if (!NAME.test(name)) wrong(field, 'leads.field-name')
    else if (RESERVED_NAMES.includes(name)) wrong(field, 'validation.reserved')
    else if (taken.has(name)) wrong(field, 'validation.unique')
    taken.add(name)
  }
  form.fields.forEach((field, index) => {
    const at = `fields.${index}`
    checkName(field.name, `${at}.name`)
    if (field.label === '') wrong(`${at}.label`, 'validation.required')
    if (CHOICE_TYPES.includes(field.type)) {
      if (field.options.length === 0) wrong(`${at}.options`, 'leads.no-options')
      field.options.forEach(({ value }, place) => {
        if (value === '') wrong(`${at}.options.${place}.value`, 'validation.required')
      })
    }
    if (field.name === NAME_FIELD && field.type !== 'text') wrong(`${at}.type`, 'leads.name-is-text')
  })
  form.hidden_fields.forEach(({ name }, index) => checkName(name, `hidden_fields.${index}.name`))
  if (!form.fields.some(isTheEmail)) wrong('fields', 'leads.no-email')
  if (form.redirect_url !== '' && !mayLeadTo(form.redirect_url)) wrong('redirect_url', 'leads.redirect')
  return errors
}

export const isTheEmail = ({ name, type, required }: FormField): boolean =>
  name === EMAIL_FIELD && type === 'email' && required

/** Where a form may send on to: a whole https address that names nobody; no blanks, no backslashes. */
export function mayLeadTo(address: string): boolean {
  if (!/^[!-[\]-\u{10ffff}]+$/u.test(address)) return false
  if (!address.startsWith('https://')) return false
  const url = URL.parse(address)
  return url !== null && url.username === '' && url.password === ''
}

interface Read {
  name: string
  email: string
  answers: GivenAnswer[]
  errors: FieldErrors
}

/** What was filled in, by the form's own definition; whatever else was sent is left out. */
export function readAnswers(
  form: { fields: FormField[]; hiddenFields: HiddenField[]; consentText: string },
  sent: Record<string, unknown>,
): Read {
  const errors: FieldErrors = {}
  const answers: GivenAnswer[] = []
  for (const field of form.fields) {
    const value = valueOf(field, sent[field.name])
    const wrong = wrongWith(field, value)
    if (wrong) errors[field.name] = [wrong]
    answers.push({ name: field.name, label: field.label, type: field.type, value })
  }
  for (const { name, value } of form.hiddenFields) answers.push({ name, label: name, type: 'hidden', value })
  if (form.consentText !== '' && !isTicked(sent[CONSENT_FIELD]))
    errors[CONSENT_FIELD] = [{ key: 'validation.accepted' }]
  const answerTo = (name: string) => answers.find((answer) => answer.name === name)?.value ?? ''
  const own = new Set<string>([NAME_FIELD, EMAIL_FIELD])
  return {
    name: answerTo(NAME_FIELD),
    email: canonicalEmail(answerTo(EMAIL_FIELD)),
    answers: answers.filter(({ name, type }) => type === 'hidden' || !own.has(name)),
    errors,
  }
}

/** Where somebody came from, by the address of the page the form was sent from. */
export function readUtm(page: unknown): Record<string, string> {
  const asked = typeof page === 'string' ? URL.parse(page, 'http://page')?.searchParams : undefined
  return Object.fromEntries(
    UTM_NAMES.flatMap((name) => {
      const value = asked?.get(name)?.replaceAll('\0', '').toWellFormed().trim().slice(0, MAX.line)
      return value ? [[name, value]] : []
    }),
  )
}

function valueOf({ type }: FormField, given: unknown): string {
  if (type === 'checkbox') return isTicked(given) ? 'yes' : 'no'
  return typeof given === 'string' ? given.trim() : ''
}

const isTicked = (given: unknown): boolean => given === true || (typeof given === 'string' && given !== '')

function wrongWith({ type, required, options }: FormField, value: string): FieldErrors[string][number] | undefined {
  if (type === 'checkbox') return required && value === 'no' ? { key: 'validation.accepted' } : undefined
  if (value === '') return required ? { key: 'validation.required' } : undefined
  if (type === 'email' && !isEmail(canonicalEmail(value))) return { key: 'validation.email' }
  if (CHOICE_TYPES.includes(type))
    return options.some((option) => option.value === value) ? undefined : { key: 'leads.not-an-option' }
  const max = type === 'textarea' ? MAX.area : MAX.line
  return value.length > max && type !== 'email' ? { key: 'validation.max.string', params: { max } } : undefined
}
