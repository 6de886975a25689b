import type { BrowserApi } from '#kit/api/browser-api.ts'
import type { Survey } from '../contract.ts'
import type { ShownSurvey } from '../vocabulary.ts'
import { isDue, rememberDisplayed } from './memory.ts'
import { isShownAt, placeOf } from './place.ts'
import { isBusy, whenQuiet } from './when-quiet.ts'

interface Visit {
  surveys: ShownSurvey[]
  pathname: string
  api: BrowserApi
  /** aborted when the page is left */
  signal: AbortSignal
}

/** The survey to display now, in a quiet moment; null when there is none for this page and browser. */
export async function findDueSurvey({ surveys, pathname, api, signal }: Visit): Promise<Survey | null> {
  const place = placeOf(pathname)
  const due = place && surveys.find((survey) => isShownAt(survey, place) && isDue(survey.id))
  if (!due) return null
  await whenQuiet(signal)
  const { askFor } = await import('./ask-for.ts')
  const survey = await askFor(api, due.id)
  if (isBusy()) await whenQuiet(signal)
  if (!survey || signal.aborted) return null
  rememberDisplayed(survey.id)
  return survey
}
