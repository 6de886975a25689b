import { eq } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import { DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { digestOf } from '#platform/ids.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { mayAs } from '#platform/rights.ts'
import { calendarFile } from '#platform/time/calendar-file.ts'
import type { CalendarSources } from './calendar-sources.ts'
import { calendarFeeds } from './tables.ts'

const PAST_DAYS = 30
const MOST = 1_000

/** What whoever made the address has ahead, and had lately. Refuses with 404 one that was never given out, or leads nowhere any more. */
export async function readCalendarFeed(
  ctx: Ctx,
  { feedToken }: { feedToken: string },
  { reply }: Exchange,
  sources: CalendarSources,
): Promise<Buffer> {
  const { tx, now, school } = ctx
  const [whose] = await tx
    .select({ id: people.id, adminRole: people.adminRole })
    .from(calendarFeeds)
    .innerJoin(people, eq(people.id, calendarFeeds.personId))
    .where(eq(calendarFeeds.tokenDigest, digestOf(feedToken)))
  const { id, adminRole } = foundOr404(whose)
  const since = new Date(now.getTime() - PAST_DAYS * DAY)
  const entries = await sources.entriesOf(ctx, {
    person: { id, isAdmin: mayAs(adminRole, 'keep-attendance') },
    since,
    most: MOST,
  })
  reply.header('content-type', 'text/calendar; charset=utf-8').header('cache-control', 'private, no-store')
  return Buffer.from(calendarFile(entries, now, school.name))
}
