import { and, asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { prepared } from '#platform/db/prepared.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { topics, topicSubscriptions } from './tables.ts'
import { COMMUNITY, isVisible, viewer, viewingAs } from './viewing.ts'

export async function readVisibleTopics(ctx: Ctx) {
  ctx.shows(COMMUNITY)
  return visibleTopics(ctx.tx, viewingAs(ctx))
}

/** Refuses with 404 a topic that whoever is looking may not see. */
export async function getVisibleTopic(ctx: Ctx, id: string) {
  ctx.shows(COMMUNITY)
  const [topic] = await visibleTopic(ctx.tx, { ...viewingAs(ctx), id })
  return foundOr404(topic)
}

const shown = {
  id: topics.id,
  title: topics.title,
  description: topics.description,
  allowStudentsToAddPosts: topics.allowStudentsToAddPosts,
  productId: topics.productId,
  isSubscribed: sql<boolean>`${topicSubscriptions.topicId} is not null`,
}

const shownTopics = (tx: Tx) =>
  tx
    .select(shown)
    .from(topics)
    .leftJoin(
      topicSubscriptions,
      and(eq(topicSubscriptions.topicId, topics.id), eq(topicSubscriptions.personId, viewer)),
    )

const visibleTopics = prepared('visible_topics', (tx) =>
  shownTopics(tx).where(isVisible).orderBy(asc(topics.position), asc(topics.id)),
)

const visibleTopic = prepared('visible_topic', (tx) =>
  shownTopics(tx).where(and(eq(topics.id, sql.placeholder('id')), isVisible)),
)
