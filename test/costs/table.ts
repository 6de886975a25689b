import type { Cost } from './cost-of.ts'

/** What each piece of work may cost, no more and no less: whoever makes one dearer or cheaper says so here. */
export const COSTS = {
  'course page, kept for visitors': { roundTrips: 0, transactions: 0, unprepared: 0, bytes: 30620 },
  'course page, kept for readers': { roundTrips: 1, transactions: 0, unprepared: 0, bytes: 31007 },
  'course page, rendered': { roundTrips: 3, transactions: 0, unprepared: 0, bytes: 30860 },
  'course JSON': { roundTrips: 1, transactions: 0, unprepared: 0, bytes: 1023 },
  'lesson, kept for readers': { roundTrips: 1, transactions: 0, unprepared: 0, bytes: 79902 },
  'community feed, kept for readers': { roundTrips: 1, transactions: 0, unprepared: 0, bytes: 88841 },
  '/my': { roundTrips: 1, transactions: 0, unprepared: 0, bytes: 21445 },
  'checkout page': { roundTrips: 9, transactions: 0, unprepared: 0, bytes: 19610 },
  '20 comments, JSON': { roundTrips: 1, transactions: 0, unprepared: 0, bytes: 10351 },
  comment: { roundTrips: 5, transactions: 1, unprepared: 0, bytes: 522 },
  vote: { roundTrips: 3, transactions: 1, unprepared: 0, bytes: 40 },
  'lecture marked complete': { roundTrips: 3, transactions: 1, unprepared: 0, bytes: 58 },
  login: { roundTrips: 15, transactions: 6, unprepared: 1, bytes: 21 },
  'purchase of a course': { roundTrips: 28, transactions: 2, unprepared: 0, bytes: 461 },
  'booking of a consultation': { roundTrips: 36, transactions: 2, unprepared: 0, bytes: 495 },
} satisfies Record<string, Cost>

export type Work = keyof typeof COSTS
