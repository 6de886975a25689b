import { PlannedClosing } from '#modules/closing/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done } from '#platform/contract/shapes.ts'

export const planSchoolClosing = endpoint('POST /operator/schools/:id/closing', {
  summary: 'Close a school on a day: it sells nothing from now on, and its people are told by mail',
  access: 'operator',
  host: 'platform',
  refuses: [409],
  body: PlannedClosing,
  answer: Done,
})

export const callOffSchoolClosing = endpoint('POST /operator/schools/:id/closing/call-off', {
  summary: 'A school goes on, whoever planned its closing; those who were told are told',
  access: 'operator',
  host: 'platform',
  answer: Done,
})

export const reopenSchool = endpoint('POST /operator/schools/:id/reopen', {
  summary: 'Open a school again that closed within the last thirty days',
  access: 'operator',
  host: 'platform',
  refuses: [409],
  answer: Done,
})
