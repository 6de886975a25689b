import { postalCodeIn, vatNumberIn } from '#modules/companies/index.ts'
import { renameStudent, studentById } from '#modules/people/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { ChangedMeanwhile, foundOr404, invalidField, refuseUnless } from '#platform/refusal.ts'
import type { StudentDetails, updateStudent as endpoint } from './contract.ts'
import { findDetails, getStudentDetails, versionOf } from './get-student-details.ts'
import { keepDetails } from './keep-details.ts'

/**
 * Refuses with 404 who is no student of the school, with 409 what another admin, or the student, has changed meanwhile, with 422 a VAT
 * number that is none, a Polish postal code unlike 12-345 and an address in the name.
 */
export async function updateStudent(
  ctx: Ctx,
  { id, name, version, ...typed }: Input<typeof endpoint>,
): Promise<StudentDetails> {
  const [found] = await studentById(ctx, id).for('update')
  const student = foundOr404(found)
  const { vatId, postalCode } = readDetails(typed)
  refuseUnless(versionOf(student.name, await findDetails(ctx, id)) === version, new ChangedMeanwhile())
  await renameStudent(ctx, student, name)
  await keepDetails(ctx, id, { ...typed, vat_id: vatId, postal_code: postalCode })
  ctx.note({ subject: name, url: `/home/students/${id}` })
  return getStudentDetails(ctx, { id })
}

function readDetails({ vat_id: typed, postal_code: postal }: { vat_id: string; postal_code: string }) {
  const vatId = typed === '' ? '' : vatNumberIn(typed)
  if (vatId === null) throw invalidField('vat_id', 'validation.vat-number')
  const postalCode = postalCodeIn(postal, vatId)
  const isRight = postalCode === '' || !vatId.startsWith('PL') || /^\d\d-\d{3}$/.test(postalCode)
  refuseUnless(isRight, invalidField('postal_code', 'validation.postal-code'))
  return { vatId, postalCode }
}
