import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { ErrorState } from '#kit/feedback/ErrorState.tsx'
import { Skeleton } from '#kit/feedback/Skeleton.tsx'
import { type Attempt, getAttempt, getExamOverview } from '../contract.ts'
import { AttemptResult } from './AttemptResult.tsx'
import styles from './exam.module.css'
import { ExamBegin } from './ExamBegin.tsx'
import { OpenAttempt } from './OpenAttempt.tsx'
import { useExamText } from './use-text.ts'

interface ExamPartProps {
  lectureId: string
  loginHref: string
}

/** The exam of a lecture: what one should know before, the attempt that is open, and how it went. */
export function ExamPart({ lectureId, loginHref }: ExamPartProps) {
  const text = useExamText()
  const viewer = useViewer()
  return (
    <section aria-labelledby="exam" className={styles.exam}>
      <h2 id="exam">{text('exam')}</h2>
      {viewer ? (
        <OwnExam lectureId={lectureId} />
      ) : (
        <div>
          <LinkButton to={loginHref}>{text('logIn')}</LinkButton>
        </div>
      )}
    </section>
  )
}

/** Another tab, or another device, may have gone on meanwhile. */
const ANEW = { refetchOnWindowFocus: 'always', refetchOnMount: 'always', gcTime: 0 } as const

/** While the clock runs: that of the browser may stand still, or be set. */
const COUNTED_ANEW_MS = 60_000

function OwnExam({ lectureId }: { lectureId: string }) {
  const api = useApi()
  const showProblem = useProblem()
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const [shownId, setShownId] = useState<string | null>(null)
  const key = ['exam', lectureId]
  const {
    data: overview,
    isError,
    refetch,
  } = useQuery({ queryKey: key, queryFn: () => api.call(getExamOverview, { id: lectureId }), ...ANEW })
  const openId = overview?.attempts.find(({ state }) => state === 'open')?.id
  // Once it is closed, by whatever tab, it is shown how it went.
  if (openId && openId !== shownId) setShownId(openId)
  const attemptId = openId ?? shownId
  const attemptKey = ['exam-attempt', attemptId]
  const { data: attempt } = useQuery({
    queryKey: attemptKey,
    queryFn: () => api.call(getAttempt, { attemptId: attemptId! }),
    enabled: attemptId !== null,
    refetchInterval: ({ state }) => state.data?.seconds_left != null && COUNTED_ANEW_MS,
    ...ANEW,
  })
  if (isError && !overview) return <ErrorState onRetry={() => void refetch()} />
  if (!overview) return <Skeleton lines={4} />

  const show = (changed: Attempt) => {
    queries.setQueryData(['exam-attempt', changed.id], changed)
    setShownId(changed.id)
    void queries.invalidateQueries({ queryKey: key })
    if (changed.result?.is_passed) void revalidate()
  }
  /** Another tab, or the clock, was quicker. */
  const lookAgain = async () => {
    try {
      if (attemptId) show(await api.call(getAttempt, { attemptId }))
    } catch (error) {
      showProblem(error)
    }
  }

  if (attempt?.state === 'open')
    return <OpenAttempt key={attempt.id} attempt={attempt} onClosed={show} onRefused={() => void lookAgain()} />
  return (
    <>
      {attempt && <AttemptResult key={attempt.id} attempt={attempt} />}
      <ExamBegin
        lectureId={lectureId}
        overview={overview}
        shownId={attempt?.id ?? null}
        onBegun={show}
        onShow={setShownId}
      />
    </>
  )
}
