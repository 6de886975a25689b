import { Refusal } from '#platform/refusal.ts'

/** Whoever asked for it has not the right to it any more. */
export class RightEnded extends Refusal {
  readonly status = 403
  readonly code = 'exports.right-ended'
}
