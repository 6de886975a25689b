/** What leads a new school to its first sale, in the order in which it is shown. */
export const STEP_NAMES = [
  'profile',
  'look',
  'product',
  'seller',
  'terms',
  'account',
  'doors',
  'publish',
  'share',
  'sale',
] as const
export type StepName = (typeof STEP_NAMES)[number]
