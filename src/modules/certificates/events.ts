import { z } from 'zod'
import { event } from '#platform/events/event.ts'

/** Who has earned one already is to get it; `after` is the last person who was looked at. */
export const ruleChanged = event(
  'certificates.rule-changed',
  z.object({ course_id: z.uuid(), version: z.int(), after: z.uuid().nullable() }),
)

const SOME = { certificate_ids: z.array(z.uuid()) }
/** `at` tells one change from a later one of the same certificate. */
const CHANGED = { ...SOME, at: z.iso.datetime() }

export const certificatesIssued = event('certificates.issued', z.object(SOME))
export const certificatesRenamed = event('certificates.renamed', z.object(CHANGED))
export const certificatesRevoked = event('certificates.revoked', z.object(CHANGED))
export const certificatesRestored = event('certificates.restored', z.object(CHANGED))
