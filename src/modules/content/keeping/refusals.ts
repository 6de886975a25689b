import { Refusal } from '#platform/refusal.ts'
import { BLOCK_CHANGED, BLOCKS_MAX } from '../vocabulary.ts'

/** Somebody else has saved it meanwhile: what they saved is not written over unseen. */
export class BlockChanged extends Refusal {
  readonly status = 409
  readonly code = BLOCK_CHANGED
}

export class TooManyBlocks extends Refusal {
  readonly status = 409
  readonly code = 'content.too-many-blocks'
  override readonly params = { max: BLOCKS_MAX }
}
