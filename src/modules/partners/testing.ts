import type { TestSchool } from '#test/world.ts'
import { createPartner, type EditablePartner, type PartnerBody } from './contract.ts'

let made = 0

/** A partner who gets a fifth of everything, made by the school's admin, unless said otherwise. */
export async function aPartner(school: TestSchool, given: Partial<PartnerBody> = {}): Promise<EditablePartner> {
  made++
  const { partner } = await school.as(school.admin).call(createPartner, {
    name: 'Ania Żak',
    email: `partner-${made}@partners.test`,
    code: `Ania-${made}`,
    commission_kind: 'percent',
    commission_value: 20,
    ...given,
  })
  return partner
}
