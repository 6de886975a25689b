import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { type Brake, brakeOrRefuse } from '#platform/http/rate-limit.ts'
import { digestOf } from '#platform/ids.ts'
import { mailboxOf } from '#platform/mailbox-of.ts'

/** To one address, in all schools. */
const NAMINGS_PER_MAILBOX: Brake = { free: 10, firstPauseSeconds: 600, longestPauseSeconds: 24 * 3600 }

/** Counts that somebody names a guest with this address. Refuses with 429 who does so too often. */
export const brakeNaming = (units: UnitsOfWork, email: string): Promise<void> =>
  brakeOrRefuse(units, `ticket-guest:${digestOf(mailboxOf(email))}`, NAMINGS_PER_MAILBOX)
