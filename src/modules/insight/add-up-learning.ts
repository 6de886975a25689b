import { addUp } from '#platform/db/add-up.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { filmSecondChanges, filmSeconds, learningChanges, learningDays } from './tables.ts'

/** Each minute adds what was told of learning to its days. */
export const addingLearning = (units: UnitsOfWork): TimedJob => ({
  queue: 'insight.add-to-days',
  cron: '* * * * *',
  async work() {
    await addLearning(units)
  },
})

/** Each minute adds what was told of films to their seconds. */
export const addingSeconds = (units: UnitsOfWork): TimedJob => ({
  queue: 'insight.add-to-seconds',
  cron: '* * * * *',
  async work() {
    await addSeconds(units)
  },
})

export const addSeconds = (units: UnitsOfWork): Promise<number> =>
  addUp(units, {
    why: 'what was seen of films in all schools is summed up by second',
    changes: filmSecondChanges,
    sums: filmSeconds,
    once: 'film_seconds_once',
    by: ['school_id', 'lecture_id', 'video_id', 'second'],
    of: ['viewers'],
  })

export const addLearning = (units: UnitsOfWork): Promise<number> =>
  addUp(units, {
    why: 'learning in all schools is summed up by day',
    changes: learningChanges,
    sums: learningDays,
    once: 'learning_days_once',
    by: ['school_id', 'on', 'course_id', 'lecture_id'],
    of: ['began', 'finished'],
  })
