import { Refusal } from '#platform/refusal.ts'
import { TOPICS_MAX } from './vocabulary.ts'

/** It is all that a community which is on the site sells. */
export class LastSoldTopic extends Refusal {
  readonly status = 409
  readonly code = 'community.last-sold-topic'
}

export class TooManyTopics extends Refusal {
  readonly status = 409
  readonly code = 'community.too-many-topics'
  override readonly params = { max: TOPICS_MAX }
}
