import { eq } from 'drizzle-orm'
import { findLastBilling } from '#modules/orders/index.ts'
import { studentById } from '#modules/people/index.ts'
import type { Ctx } from '#platform/context.ts'
import { digestOf } from '#platform/ids.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { StudentDetails } from './contract.ts'
import type { Contact } from './keep-details.ts'
import { studentDetails } from './tables.ts'

/** Refuses with 404 who is no student of the school. */
export async function getStudentDetails(ctx: Ctx, { id }: { id: string }): Promise<StudentDetails> {
  const [student] = await studentById(ctx, id)
  const { name } = foundOr404(student)
  const kept = await findDetails(ctx, id)
  const version = versionOf(name, kept)
  if (kept) return { name, ...kept, from_order: null, version }
  const last = await findLastBilling(ctx, id)
  const { company_name: _, ...filledIn } = last?.billing ?? { ...NOTHING, company_name: '' }
  // A country alone, which some gateways ask for, is nothing that anybody could be reached by.
  const isFilledIn = Object.values({ ...filledIn, country: '' }).some((text) => text !== '')
  return { name, ...(isFilledIn ? filledIn : NOTHING), from_order: last && isFilledIn ? last.order : null, version }
}

/** What an admin has written, if anybody has. */
export async function findDetails({ tx }: Ctx, studentId: string): Promise<Contact | undefined> {
  const { address1, address2, postalCode, vatId, phone, city, country } = studentDetails
  const [kept] = await tx
    .select({ phone, vat_id: vatId, address_1: address1, address_2: address2, postal_code: postalCode, city, country })
    .from(studentDetails)
    .where(eq(studentDetails.studentId, studentId))
  return kept
}

/** Tells name and details from any others. */
export const versionOf = (name: string, kept: Contact | undefined): string =>
  digestOf(JSON.stringify([name, kept ?? null]))

const NOTHING = {
  phone: '',
  vat_id: '',
  address_1: '',
  address_2: '',
  postal_code: '',
  city: '',
  country: '',
}
