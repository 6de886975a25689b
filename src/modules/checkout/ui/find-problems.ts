import { PASSWORD_MIN } from '#modules/people/contract.ts'
import { canonicalEmail, isEmail } from '#platform/contract/is-email.ts'
import type { FormErrors } from '#kit/forms/form-context.ts'
import { type CompanyProblem, wrongInCompany } from '#modules/companies/details/policy.ts'
import type { ConsentKind } from '#modules/orders/vocabulary.ts'
import type { CheckoutField } from '#modules/orders/fields/contract.ts'
import type { HalfGift } from '../gifts/vocabulary.ts'
import { isCompany } from './billing-of.ts'
import type { Details } from './use-details.ts'

interface Filled {
  details: Details
  /** whether it asks for what belongs on an invoice: of what is free there is none */
  asksForInvoice: boolean
  /** undefined when somebody is signed in */
  password: string | undefined
  fields: CheckoutField[]
  answers: Record<string, string>
  /** whom it is for; null where it is no gift */
  gift: Pick<HalfGift, 'name' | 'email'> | null
  wanted: ConsentKind[]
  given: ConsentKind[]
  /** already in words */
  card: Record<string, string>
}

export type Say = (
  key: 'required' | 'nameMissing' | 'emailWrong' | 'vatWrong' | 'postalCodeWrong' | 'passwordShort',
) => string

const WRONG_IN_COMPANY = {
  required: 'required',
  'vat-number': 'vatWrong',
  'postal-code': 'postalCodeWrong',
} satisfies Record<CompanyProblem, Parameters<Say>[0]>

/** What has to be mended before a purchase is sent, by field in the order of the page. */
export function findProblems(
  { details, asksForInvoice, password, fields, answers, gift, wanted, given, card }: Filled,
  say: Say,
): FormErrors {
  const problems: FormErrors = {}
  if (gift?.name.trim() === '') problems['gift.name'] = [say('required')]
  if (gift && !isEmail(canonicalEmail(gift.email.trim()))) problems['gift.email'] = [say('emailWrong')]
  if (password !== undefined) {
    if (!isEmail(canonicalEmail(details.email.trim()))) problems['email'] = [say('emailWrong')]
    if (details.name.trim() === '') problems['name'] = [say('nameMissing')]
    if (password.length < PASSWORD_MIN) problems['password'] = [say('passwordShort')]
  }
  for (const { name, required } of fields)
    if (required && !answers[name]?.trim()) problems[`answers.${name}`] = [say('required')]
  if (asksForInvoice && isCompany(details))
    for (const [field, problem] of Object.entries(wrongInCompany(details)))
      problems[field] = [say(WRONG_IN_COMPANY[problem])]
  for (const [field, message] of Object.entries(card)) problems[field] = [message]
  for (const kind of wanted) if (!given.includes(kind)) problems[`consents.${kind}`] = [say('required')]
  return problems
}
