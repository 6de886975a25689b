import type { ReviewSummary } from '../contract.ts'

export const countOf = ({ recommended, neutral, not_recommended }: ReviewSummary): number =>
  recommended + neutral + not_recommended

/** The share that recommends, in whole percent so that it never rounds up to everyone. */
export const shareOf = (summary: ReviewSummary): number =>
  Math.floor((summary.recommended / countOf(summary)) * 100) / 100
