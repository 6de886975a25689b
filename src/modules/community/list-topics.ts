import type { Ctx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import type { listTopics as endpoint } from './contract.ts'
import { readVisibleTopics } from './read-topics.ts'
import { viewTopic } from './view.ts'

export async function listTopics(ctx: Ctx): Promise<Answer<typeof endpoint>> {
  const topics = await readVisibleTopics(ctx)
  return { data: topics.map((topic) => viewTopic(topic, ctx.actor)) }
}
