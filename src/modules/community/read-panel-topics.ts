import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { PanelTopic } from './contract.ts'
import { topics } from './tables.ts'
import { viewPanelTopic } from './view.ts'

export async function readPanelTopics(ctx: Ctx): Promise<PanelTopic[]> {
  return (await select(ctx, sql`true`)).map(viewPanelTopic)
}

/** Refuses with 404. */
export async function readPanelTopic(ctx: Ctx, id: string): Promise<PanelTopic> {
  const [topic] = await select(ctx, eq(topics.id, id))
  return viewPanelTopic(foundOr404(topic))
}

const select = (ctx: Ctx, which: SQL) =>
  ctx.tx
    .select({
      topic: topics,
      product: { id: products.id, title: products.title },
      postsCount: sql<string>`(select count(*) from posts where posts.topic_id = ${topics.id})`,
    })
    .from(topics)
    .leftJoin(products, eq(products.id, topics.productId))
    .where(which)
    .orderBy(asc(topics.position), asc(topics.id))
