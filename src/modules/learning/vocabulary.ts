import type { LectureAccess } from '#modules/courses/vocabulary.ts'

/** Progress is counted over what is published and not left out by the variant one has. */
export const isCounted = ({ is_draft, access }: { is_draft: boolean; access: LectureAccess }): boolean =>
  !is_draft && access !== 'not_in_variant'

/** No video is longer: a week. */
export const POSITION_MAX = 604_800

/** So many stretches of a film are told of at once. */
export const PLAYED_MAX = 20
