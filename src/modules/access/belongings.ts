import { type Belonging, moved } from '#modules/people/index.ts'
import { grants, revocations } from './tables.ts'

/**
 * No two accounts have a grant of one source, so each keeps its reason and its end. What is open is what any of them opens: of two for one
 * product, the longer.
 */
export const accessBelongings: Belonging[] = [
  moved(grants.studentId, { kind: 'grants' }),
  moved(revocations.revokedById),
]
