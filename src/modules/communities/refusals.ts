import { Refusal } from '#platform/refusal.ts'

/** Whoever bought it now would find nothing. */
export class NoTopics extends Refusal {
  readonly status = 409
  readonly code = 'communities.no-topics'
}

/** It belongs to another product, whose buyers would lose it. */
export class TopicTaken extends Refusal {
  readonly status = 409
  readonly code = 'communities.topic-taken'
}
