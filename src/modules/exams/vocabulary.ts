/**
 * `open`: it is being taken. `expired`: its time ran out. `ended`: who took it had the lecture no longer. Of both, what was kept until
 * then counts.
 */
export const ATTEMPT_STATES = ['open', 'submitted', 'expired', 'ended'] as const

export const ATTEMPTS_MOST = 100
/** a month, in minutes */
export const WAIT_MAX = 43_200
/** a day, in minutes */
export const TIME_LIMIT_MAX = 1_440
export const BANKS_MAX = 20
export const BANK_TITLE_MAX = 100
export const QUESTIONS_MAX = 300
export const POINTS_MAX = 100
/** What a grader says of an answer, and why a grade is changed. */
export const FEEDBACK_MAX = 2_000
export const REASON_MAX = 500
/** How often an answer may be graded anew. */
export const GRADES_MAX = 20

/** Answers that wait for somebody who reads them. */
export const GRADING_PATH = '/home/grading'

/** Where the exam of a lecture is made. */
export const examEditorPath = (courseId: string, lectureId: string): string =>
  `/home/courses/${courseId}/lectures/${lectureId}/exam`

/** One attempt at it, as its graders see it. */
export const attemptPath = (courseId: string, lectureId: string, attemptId: string): string =>
  `${examEditorPath(courseId, lectureId)}/attempts/${attemptId}`
