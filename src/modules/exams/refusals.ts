import { Refusal } from '#platform/refusal.ts'

/** It holds as many questions, or banks, as an exam may have. */
export class ExamFull extends Refusal {
  readonly status = 409
  readonly code = 'exams.full'
}

/** A bank that still holds questions. */
export class BankInUse extends Refusal {
  readonly status = 409
  readonly code = 'exams.bank-in-use'
}

export class ExamNotFound extends Refusal {
  readonly status = 404
  readonly code = 'exams.not-found'
}

/** Nobody wrote a question for it yet. */
export class ExamNotReady extends Refusal {
  readonly status = 409
  readonly code = 'exams.not-ready'
}

/** All attempts are used. */
export class NoAttemptLeft extends Refusal {
  readonly status = 409
  readonly code = 'exams.no-attempt-left'
}

/** The next attempt may not begin yet. */
export class AttemptTooSoon extends Refusal {
  readonly status = 409
  readonly code = 'exams.too-soon'
}

/** It was handed in already: in another tab, or by the press before this one. */
export class AttemptClosed extends Refusal {
  readonly status = 409
  readonly code = 'exams.closed'
}

/** What was handed in last is still being graded. */
export class BeingGraded extends Refusal {
  readonly status = 409
  readonly code = 'exams.being-graded'
}

/** Somebody else has graded it meanwhile, or graded it anew. */
export class GradedMeanwhile extends Refusal {
  readonly status = 409
  readonly code = 'exams.graded-meanwhile'
}

/** By the clock of the server, whatever that of the browser says. What was kept in time counts. */
export class TimeIsUp extends Refusal {
  readonly status = 409
  readonly code = 'exams.time-is-up'
}
