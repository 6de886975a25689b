import type { LectureAccess } from '#modules/courses/vocabulary.ts'

/** Progress is counted over what is published and not left out by the variant one has. */
export const isCounted = ({ is_draft, access }: { is_draft: boolean; access: LectureAccess }): boolean =>
  !is_draft && access !== 'not_in_variant'

/** So many stretches of a film are told of at once. */
export const PLAYED_MAX = 20

/** Nobody means to complete more in a week. */
export const WEEKLY_GOAL_MAX = 50

/** So many weeks stand beside a goal, with the current one. */
export const WEEKS_SHOWN = 8

/** Percent of a course. */
export const WHOLE = 100
