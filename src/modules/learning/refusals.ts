import { Refusal } from '#platform/refusal.ts'

export class LectureNotFound extends Refusal {
  readonly status = 404
  readonly code = 'learning.lecture-not-found'
}

export class LectureNotAvailable extends Refusal {
  readonly status = 403
  readonly code = 'learning.lecture-not-available'
}
