import { expect, test } from 'vitest'
import type { z } from 'zod'
import { joinAsAdmin } from '#modules/admins/invitations/contract.ts'
import { renameCertificate } from '#modules/certificates/contract.ts'
import { checkoutRegister, onePageCheckout, onePageCheckoutRegister } from '#modules/checkout/contract.ts'
import { nameGuest } from '#modules/live-events/guests/contract.ts'
import { joinAsVisitor } from '#modules/live-events/waiting/contract.ts'
import { withdraw } from '#modules/orders/contract-withdrawals/contract.ts'
import { createPartner, updatePartner } from '#modules/partners/contract.ts'
import { register } from '#modules/people/contract.ts'
import { foundSchool } from '#modules/people/platform/contract.ts'
import { invite } from '#modules/seats/contract.ts'
import { addStudents } from '#modules/students/adding/contract.ts'

/** Each body that takes a person's name, and the field it is typed into. */
const TYPED: [string, { body?: z.ZodObject }, string][] = [
  ['registering', register, 'name'],
  ['founding a school', foundSchool, 'name'],
  ['joining as an admin', joinAsAdmin, 'name'],
  ['adding students', addStudents, 'students.0.name'],
  ['a certificate', renameCertificate, 'name'],
  ['a checkout', onePageCheckout, 'gift.name'],
  ['a checkout', onePageCheckout, 'guests.0.name'],
  ['a checkout with an account', onePageCheckoutRegister, 'name'],
  ['an account at the checkout', checkoutRegister, 'name'],
  ['a guest', nameGuest, 'guest.name'],
  ['a waiting list', joinAsVisitor, 'name'],
  ['a withdrawal', withdraw, 'name'],
  ['a new partner', createPartner, 'name'],
  ['a partner', updatePartner, 'name'],
  ['a seat', invite, 'name'],
]

test.each(TYPED)('%s (%#) takes a name that is one, and no table torn apart', (_, { body }, path) => {
  for (const name of ['Ola Żuk,600100002 q3@field.test', 'Ola;Żuk', 'ola@field.test'])
    expect(problemsAt(body!, path, name)).toEqual(['people.name-with-cells'])
  expect(problemsAt(body!, path, 'dr Ola Żuk, MBA')).toEqual([])
})

function problemsAt(body: z.ZodObject, path: string, name: string): string[] {
  const read = body.safeParse(laidAt(path.split('.'), name))
  return (read.error?.issues ?? []).flatMap((issue) => (issue.path.join('.') === path ? [issue.message] : []))
}

/** `students.0.name` is `{ students: [{ name }] }`. */
function laidAt([step, ...others]: string[], name: string): unknown {
  if (step === undefined) return name
  return step === '0' ? [laidAt(others, name)] : { [step]: laidAt(others, name) }
}

test('a name is kept with its letters composed', () => {
  const student = { name: 'Łucja Gęśla'.normalize('NFD'), email: 'lucja@field.test' }
  const { students } = addStudents.body!.parse({ students: [student], access: null, is_welcomed: false })
  expect(students[0]!.name).toBe('Łucja Gęśla'.normalize('NFC'))
})
