import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Done } from '#platform/contract/shapes.ts'
import { Case } from '../contract.ts'

/** A reported item of an admin who is alone in their school, so that nobody there may judge it. */
export const OperatorCase = Case.omit({ mute: true, is_own: true, can: true }).extend({
  school: z.object({ name: z.string(), url: z.url() }),
})
export type OperatorCase = z.output<typeof OperatorCase>

const OperatorCasePage = pageOf(OperatorCase)
export type OperatorCasePage = z.output<typeof OperatorCasePage>

export const listOperatorCases = endpoint('GET /json/operator/moderation', {
  summary: 'Reported items of admins who are alone in their school, the newest first',
  access: 'operator',
  host: 'platform',
  ...inPages(OperatorCasePage),
})

export const deleteOperatorItem = endpoint('POST /operator/moderation/:id/delete', {
  summary: 'Delete the item of such a case',
  access: 'operator',
  host: 'platform',
  answer: Done,
})

export const dismissOperatorReports = endpoint('POST /operator/moderation/:id/dismiss', {
  summary: 'Leave the item of such a case as it is',
  access: 'operator',
  host: 'platform',
  answer: Done,
})
