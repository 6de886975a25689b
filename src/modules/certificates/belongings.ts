import { type Belonging, united } from '#modules/people/index.ts'
import { certificates } from './tables.ts'

/** Where both accounts have one of the same course, that of the account that stays is the one. */
export const certificateBelongings: Belonging[] = [united(certificates.personId, { once: [certificates.courseId] })]
