import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { LetterParts } from '#modules/mails/index.ts'
import type { Ctx } from '#platform/context.ts'
import { tickets } from '../tables.ts'
import { writeVoid } from '../write-to-holder.ts'

/** Tells guests who were sent a ticket that it lets them in no more, as the access it came from was taken away. */
export async function writeVoided(
  ctx: Ctx,
  { grant_id: grantId }: { grant_id: string },
  parts: LetterParts,
): Promise<void> {
  const sent = and(eq(tickets.grantId, grantId), isNotNull(tickets.voidedAt), ne(tickets.guestEmail, ''))
  await writeVoid(ctx, sent, parts)
}
