import type { PublishingRule } from '#modules/catalog/index.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { EventUndated } from './refusals.ts'

export const havingDate: PublishingRule = {
  kind: 'live_event',
  async check(_, { takesPlaceUntil }) {
    refuseUnless(takesPlaceUntil !== null, new EventUndated())
  },
}
