import { type Belonging, moved } from '#modules/people/index.ts'
import { invitations, seatPools } from './tables.ts'

/** An invitation that waits is its mailbox's, and opens by its link whoever has it. */
export const seatBelongings: Belonging[] = [moved(seatPools.buyerId, { kind: 'seats' }), moved(invitations.personId)]
