import { Refusal } from '#platform/refusal.ts'

export class SurveyAnswered extends Refusal {
  readonly status = 409
  readonly code = 'surveys.answered'
}

/** The questions are no longer those that were answered. */
export class SurveyChanged extends Refusal {
  readonly status = 409
  readonly code = 'surveys.changed'
}
