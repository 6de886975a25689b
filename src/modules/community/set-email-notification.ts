import { and, eq } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { NotSignedIn } from '#platform/refusal.ts'
import type { setEmailNotification as endpoint } from './contract.ts'
import { getVisibleTopic } from './read-topics.ts'
import { topicSubscriptions } from './tables.ts'

/** Refuses with 404 a topic that is not there; one that was closed meanwhile can still be unsubscribed from. */
export async function setEmailNotification(
  ctx: Ctx,
  { topic: topicId, action }: Input<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  if (!isSignedIn(ctx.actor)) throw new NotSignedIn()
  const personId = ctx.actor.id
  if (action === 'subscribe') {
    await getVisibleTopic(ctx, topicId)
    await ctx.tx.insert(topicSubscriptions).values({ topicId, personId, createdAt: ctx.now }).onConflictDoNothing()
  } else {
    const own = and(eq(topicSubscriptions.topicId, topicId), eq(topicSubscriptions.personId, personId))
    const ended = await ctx.tx.delete(topicSubscriptions).where(own).returning({ topicId: topicSubscriptions.topicId })
    if (ended.length === 0) await getVisibleTopic(ctx, topicId)
  }
  const rows = await ctx.tx
    .select({ topicId: topicSubscriptions.topicId })
    .from(topicSubscriptions)
    .where(eq(topicSubscriptions.personId, personId))
    .orderBy(topicSubscriptions.createdAt, topicSubscriptions.topicId)
  return { email_notification: { community_topics: rows.map((row) => row.topicId) } }
}
