import { eq } from 'drizzle-orm'
import type { PublishingRule } from '#modules/catalog/index.ts'
import { topics } from '#modules/community/tables.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { NoTopics } from './refusals.ts'

/** Nobody can buy a community without a topic. */
export const holdingTopics: PublishingRule = {
  kind: 'community',
  async check({ tx }, { id: communityId }) {
    refuseUnless((await tx.$count(topics, eq(topics.productId, communityId))) > 0, new NoTopics())
  },
}
