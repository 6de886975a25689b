/** What reviews are called where they are reported. */
export const REVIEW_TYPE = 'App\\Review'
/** 10 recommended, 5 neutral, 0 not recommended (engagement §3). */
export const RATINGS = [10, 5, 0] as const
export type Rating = (typeof RATINGS)[number]
/** What an admin sends for a comment: positive, neutral, negative. */
export const SCORES = [10, 5, 1] as const
export const REVIEW_STATUSES = ['pending', 'approved', 'disapproved'] as const
export type ReviewStatus = (typeof REVIEW_STATUSES)[number]
export const TITLE_MAX = 150
export const REVIEW_MAX = 1200
export const PAGE = 10
export const PAGE_MAX = 50
