import { eq } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { digestOf, newSecret } from '#platform/ids.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { calendarFeeds } from './tables.ts'

/** Whether the viewer has an address for their calendar. It is shown when it is made, and never again. */
export async function getCalendarFeed(ctx: Ctx) {
  const [feed] = await ctx.tx
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.personId, viewerIn(ctx)))
  return { made_at: feed?.createdAt.toISOString() ?? null }
}

/** Makes an address that nobody guesses; the one there was leads nowhere from now on. */
export async function makeCalendarFeed(ctx: Ctx) {
  const token = newSecret()
  const made = { tokenDigest: digestOf(token), createdAt: ctx.now }
  await ctx.tx
    .insert(calendarFeeds)
    .values({ personId: viewerIn(ctx), ...made })
    .onConflictDoUpdate({ target: calendarFeeds.personId, set: made })
  return { url: `${ctx.school.origin}/calendars/${token}`, made_at: ctx.now.toISOString() }
}

export async function endCalendarFeed(ctx: Ctx): Promise<{ done: true }> {
  await ctx.tx.delete(calendarFeeds).where(eq(calendarFeeds.personId, viewerIn(ctx)))
  return { done: true }
}

function viewerIn({ actor }: Ctx): string {
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  return actor.id
}
