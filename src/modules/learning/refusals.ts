import { Refusal } from '#platform/refusal.ts'

export class LectureNotFound extends Refusal {
  readonly status = 404
  readonly code = 'learning.lecture-not-found'
}

export class LectureNotAvailable extends Refusal {
  readonly status = 403
  readonly code = 'learning.lecture-not-available'
}

/** Nobody waits for it: it is open, or not theirs. */
export class NotAwaited extends Refusal {
  readonly status = 409
  readonly code = 'learning.not-awaited'
}

/** It is completed by passing its exam, and by nothing else. */
export class ExamDecides extends Refusal {
  readonly status = 409
  readonly code = 'learning.exam-decides'
}
