import { and, eq, gt } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { bookings } from '../tables.ts'

/** SQL: what is booked and not over. */
export const isStillToEnd = ({ now }: Pick<Ctx, 'now'>) => and(eq(bookings.state, 'booked'), gt(bookings.endsAt, now))
