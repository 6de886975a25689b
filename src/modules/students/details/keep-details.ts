import type { Ctx } from '#platform/context.ts'
import type { StudentDetails } from './contract.ts'
import { studentDetails } from './tables.ts'

export type Contact = Omit<StudentDetails, 'name' | 'from_order' | 'version'>

/** How a student is reached and invoiced from now on. */
export async function keepDetails(
  { tx }: Ctx,
  studentId: string,
  { phone, city, country, address_1: address1, address_2: address2, postal_code: postalCode, vat_id: vatId }: Contact,
): Promise<void> {
  const details = { phone, address1, address2, postalCode, city, country, vatId }
  await tx
    .insert(studentDetails)
    .values({ studentId, ...details })
    .onConflictDoUpdate({ target: studentDetails.studentId, set: details })
}
