import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useApi } from '#web/kit/api/ApiProvider.tsx'
import type { Survey } from '../contract.ts'
import type { ShownSurvey } from '../vocabulary.ts'
import { isDue, rememberDisplayed } from './memory.ts'
import { isShownAt, placeOf } from './place.ts'
import { isBusy, whenQuiet } from './when-quiet.ts'

const SurveyModal = lazy(async () => ({ default: (await import('./SurveyModal.tsx')).SurveyModal }))

/** Stands once, in the root. Shows at most one survey a visit, in a quiet moment (engagement §4). */
export function SurveyInvitation({ surveys }: { surveys: ShownSurvey[] }) {
  const api = useApi()
  const { pathname } = useLocation()
  const [shown, setShown] = useState<Survey | 'closed' | null>(null)
  const isWaiting = shown === null

  const invite = useEffectEvent(async (signal: AbortSignal) => {
    const place = placeOf(pathname)
    const due = place && surveys.find((survey) => isShownAt(survey, place) && isDue(survey.id))
    if (!due) return
    await whenQuiet(signal)
    const { askFor } = await import('./ask-for.ts')
    const survey = await askFor(api, due.id)
    if (isBusy()) await whenQuiet(signal)
    if (!survey || signal.aborted) return
    rememberDisplayed(survey.id)
    setShown(survey)
  })
  useEffect(() => {
    if (!isWaiting) return
    const leaving = new AbortController()
    void invite(leaving.signal)
    return () => leaving.abort()
  }, [pathname, isWaiting])

  if (shown === null || shown === 'closed' || placeOf(pathname) === null) return null
  return (
    <Suspense>
      <SurveyModal survey={shown} onClose={() => setShown('closed')} />
    </Suspense>
  )
}
