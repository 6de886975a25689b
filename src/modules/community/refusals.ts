import { Refusal } from '#platform/refusal.ts'
import { TOPICS_MAX } from './vocabulary.ts'

export class TooManyTopics extends Refusal {
  readonly status = 409
  readonly code = 'community.too-many-topics'
  override readonly params = { max: TOPICS_MAX }
}
