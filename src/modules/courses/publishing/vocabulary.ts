/** What is looked at before a course is published, in the order in which it is shown. */
export const CHECKS = [
  'sale',
  'cover',
  'description',
  'lectures',
  'drafts',
  'films',
  'empty',
  'seller',
  'terms',
  'account',
  'doors',
] as const
export type Check = (typeof CHECKS)[number]
