import { desc, gt } from 'drizzle-orm'
import type { Waiter } from '#modules/waiting/index.ts'
import { WAITING_MAX } from '#modules/waiting/vocabulary.ts'
import { surveyPage } from './survey-page.ts'
import { surveys } from './tables.ts'

/** Surveys that were responded to since somebody read what they found out; leads to the newest. */
export const surveyWaiter: Waiter = {
  kind: 'survey',
  right: 'change-content',
  async count({ tx }) {
    const unread = await tx
      .select({ id: surveys.id })
      .from(surveys)
      .where(gt(surveys.responsesCount, surveys.readCount))
      .orderBy(desc(surveys.createdAt), desc(surveys.id))
      .limit(WAITING_MAX)
    const [newest] = unread
    return { count: unread.length, path: newest ? `${surveyPage(newest.id)}/results` : '/home/surveys' }
  },
}
