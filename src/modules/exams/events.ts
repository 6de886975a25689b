import { z } from 'zod'
import { event } from '#platform/events/event.ts'

/** Somebody passed the exam of a lecture; again with each attempt that passes. */
export const examPassed = event(
  'exams.exam-passed',
  z.object({ person_id: z.uuid(), course_id: z.uuid(), lecture_id: z.uuid(), attempt_id: z.uuid() }),
)

/** All of an attempt that somebody had to read has been read, or a grade was changed afterwards. */
export const attemptGraded = event(
  'exams.attempt-graded',
  z.object({
    attempt_id: z.uuid(),
    /** the one it was settled by */
    grade_id: z.uuid(),
  }),
)
