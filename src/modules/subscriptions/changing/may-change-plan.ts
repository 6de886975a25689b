import type { Membership } from '../tables.ts'

/** It goes on and is charged: what is at risk is paid first, and what is paused goes on first. */
export const mayChangePlan = ({ status, endedAt, pausedUntil, cardFrom, months, amount, periodEndsAt }: Membership) =>
  status === 'active' &&
  endedAt === null &&
  pausedUntil === null &&
  cardFrom !== null &&
  months > 0 &&
  amount > 0 &&
  periodEndsAt !== null
