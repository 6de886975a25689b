import { Refusal } from '#platform/refusal.ts'
import { LECTURE_CHANGED, ORDER_CHANGED } from './editor/vocabulary.ts'

/** Somebody else has saved it meanwhile: what they saved is not written over unseen. */
export class LectureChanged extends Refusal {
  readonly status = 409
  readonly code = LECTURE_CHANGED
}

/** Somebody else has moved, added or deleted something since it was looked at. */
export class OrderChanged extends Refusal {
  readonly status = 409
  readonly code = ORDER_CHANGED
}
