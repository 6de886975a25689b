import { inArray } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import { adminRolesWith } from '#platform/rights.ts'

/** SQL: whether somebody of `people` is an admin who may write articles. */
export const mayWrite = inArray(people.adminRole, adminRolesWith('change-content'))
