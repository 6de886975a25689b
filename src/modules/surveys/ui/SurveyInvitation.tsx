import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import type { Survey } from '../contract.ts'
import type { ShownSurvey } from '../vocabulary.ts'
import { findDueSurvey } from './find-due-survey.ts'
import { placeOf } from './place.ts'
import { onDemand } from '#kit/on-demand.ts'

const SurveyModal = onDemand(async () => (await import('./SurveyModal.tsx')).SurveyModal)

/** Stands once, in the root. Shows at most one survey a visit, in a quiet moment (engagement §4). */
export function SurveyInvitation({ surveys }: { surveys: ShownSurvey[] }) {
  const api = useApi()
  const { pathname } = useLocation()
  const [shown, setShown] = useState<Survey | 'closed' | null>(null)
  const isWaiting = shown === null

  useEffect(() => {
    if (!isWaiting) return
    const leaving = new AbortController()
    const { signal } = leaving
    void findDueSurvey({ surveys, pathname, api, signal }).then((survey) => survey && setShown(survey))
    return () => leaving.abort()
  }, [surveys, pathname, api, isWaiting])

  if (shown === null || shown === 'closed' || placeOf(pathname) === null) return null
  return (
    <Suspense>
      <SurveyModal survey={shown} onClose={() => setShown('closed')} />
    </Suspense>
  )
}
