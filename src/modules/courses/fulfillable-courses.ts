import { openedByGrant } from '#modules/access/index.ts'

/** Whoever buys a course is granted it. */
export const fulfillableCourses = openedByGrant('course')
