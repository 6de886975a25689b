import { Refusal } from '#platform/refusal.ts'
import { STUDENT_CHANGED, TAGS_MAX } from './vocabulary.ts'

/** Another admin, or the student, changed it meanwhile. */
export class StudentChanged extends Refusal {
  readonly status = 409
  readonly code = STUDENT_CHANGED
}

/** What is paid for has to be settled first: somebody may be about to get it. */
export class OrderBeingPaid extends Refusal {
  readonly status = 409
  readonly code = 'students.order-being-paid'
}

/** Whoever asked for an import may add students no more. */
export class ImportRightEnded extends Refusal {
  readonly status = 403
  readonly code = 'students.import-right-ended'
}

/** A school has as many tags as it may have. */
export class TooManyTags extends Refusal {
  readonly status = 409
  readonly code = 'students.too-many-tags'
  override readonly params = { max: TAGS_MAX }
}
