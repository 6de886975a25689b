import { cut } from '#platform/cut-text.ts'
import type { FormField } from '#modules/fields/contract.ts'
import {
  isTicked,
  nameChecker,
  readAnswers as readFields,
  wrongFieldsOf as wrongDefinitionsOf,
} from '#modules/fields/index.ts'
import { FIELD_MAX } from '#modules/fields/vocabulary.ts'
import { canonicalEmail } from '#platform/contract/is-email.ts'
import { holdsMoreThanName } from '#platform/contract/person-name.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import type { FormBody, GivenAnswer, HiddenField } from './contract.ts'
import { CONSENT_FIELD, EMAIL_FIELD, NAME_FIELD, RESERVED_NAMES, UTM_NAMES } from './vocabulary.ts'

/** What is wrong with a form, by the name of the field in its editor. */
export function wrongFieldsOf(form: Pick<FormBody, 'fields' | 'hidden_fields' | 'redirect_url'>): FieldErrors {
  const checkName = nameChecker(RESERVED_NAMES)
  const errors = wrongDefinitionsOf(form.fields, checkName)
  const wrong = (field: string, key: string) => (errors[field] ??= []).push({ key })
  form.fields.forEach(({ name, type }, index) => {
    if (name === NAME_FIELD && type !== 'text') wrong(`fields.${index}.type`, 'leads.name-is-text')
  })
  form.hidden_fields.forEach(({ name }, index) => {
    const misnamed = checkName(name)
    if (misnamed) wrong(`hidden_fields.${index}.name`, misnamed)
  })
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
  const { answers: filledIn, errors } = readFields(form.fields, sent)
  const answers: GivenAnswer[] = [...filledIn]
  for (const { name, value } of form.hiddenFields) answers.push({ name, label: name, type: 'hidden', value })
  if (form.consentText !== '' && !isTicked(sent[CONSENT_FIELD]))
    errors[CONSENT_FIELD] = [{ key: 'validation.accepted' }]
  const answerTo = (name: string) => answers.find((answer) => answer.name === name)?.value ?? ''
  if (holdsMoreThanName(answerTo(NAME_FIELD))) errors[NAME_FIELD] ??= [{ key: 'people.name-with-cells' }]
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
      const value = asked?.get(name)?.replaceAll('\0', '').toWellFormed().trim()
      return value ? [[name, cut(value, FIELD_MAX.line)]] : []
    }),
  )
}
