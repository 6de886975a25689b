import { cursorOf, pageFrom } from '#platform/db/paging.ts'
import type { Period, TextPage } from './contract.ts'
import type { TextRow } from './find-texts.ts'

export const TEXTS_SHOWN = 5

interface Texts {
  surveyId: string
  question: string
  period: Period
}

/** What was written in answer to a question, with the address of what was written before. */
export const showTexts = (rows: TextRow[], length: number, { surveyId, question, period }: Texts): TextPage =>
  pageFrom(
    rows,
    length,
    ({ id, words }) => ({ id, words }),
    (last) =>
      `/json/home/surveys/${surveyId}/texts?${new URLSearchParams({
        question,
        ...(period.from && { from: period.from }),
        ...(period.until && { until: period.until }),
        cursor: cursorOf(last),
      })}`,
  )
