import { sql } from 'drizzle-orm'
import { type Belonging, united } from '#modules/people/index.ts'
import { answerMailRefusals, notices, productMailRefusals } from './tables.ts'

/** Who was told of something is told no more; who wanted no mails with one of the accounts wants none. */
export const notificationBelongings: Belonging[] = [
  united(notices.personId, {
    once: [notices.kind, notices.itemId],
    takes: [[notices.settledAt, sql`coalesce(kept.settled_at, gone.settled_at)`]],
  }),
  united(answerMailRefusals.personId, { once: [] }),
  united(productMailRefusals.personId, { once: [] }),
]
