import { type FulfillableKind, openedByGrant } from '#modules/access/index.ts'
import { covers } from './variants/covering.ts'
import { opensMore } from './variants/opens-more.ts'

/** Whoever buys a course is granted it; a variant may be bought beside another that opens less. */
export const fulfillableCourses: FulfillableKind = {
  ...openedByGrant('course', { isGift: true }),
  check: opensMore,
  covers,
}
