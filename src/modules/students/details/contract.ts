import { z } from 'zod'
import { BillingDetails } from '#modules/companies/details/contract.ts'
import { KeptName } from '#modules/people/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/shapes.ts'

/** How a student is reached and invoiced (commerce §3, Student). */
const Contact = BillingDetails.omit({ company_name: true })

export const StudentDetails = Contact.extend({
  name: z.string(),
  /** where nobody at the school has written any: the order they were filled in for last */
  from_order: z.object({ id: Id, number: z.string() }).nullable(),
  /** another once anybody has changed them */
  version: z.string(),
})
export type StudentDetails = z.output<typeof StudentDetails>

export const getStudentDetails = endpoint('GET /json/home/students/:id/details', {
  summary:
    'How a student is reached and invoiced: as an admin wrote it, or else as they filled it in when they last bought',
  access: 'admin',
  right: 'see-students',
  answer: StudentDetails,
})

export const updateStudent = endpoint('PUT /json/home/students/:id', {
  summary: 'Change a student’s name, phone, address and VAT number',
  access: 'admin',
  right: 'change-students',
  refuses: [409],
  body: Contact.extend({ name: KeptName, /** the one that was changed */ version: z.string().max(100) }),
  answer: StudentDetails,
})
