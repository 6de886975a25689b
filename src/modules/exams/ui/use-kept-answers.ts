import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import type { Given } from '#modules/questions/contract.ts'
import { NetworkProblem } from '#platform/contract/client.ts'
import { type Attempt, keepAnswer } from '../contract.ts'

/** Long enough that nobody is in the middle of a word. */
const PAUSE_MS = 600
const AGAIN_MS = 3000

export type Keeping = 'kept' | 'keeping' | 'not_kept'

/**
 * What is answered in an open attempt, shown at once and kept at each pause, one call after another: what was answered last is what is
 * kept. Without a network it is tried again until it is there. `onRefused` hears that the attempt takes nothing any more.
 */
export function useKeptAnswers(attempt: Attempt, onRefused: () => void) {
  const api = useApi()
  const showProblem = useProblem()
  const [given, setGiven] = useState(() => new Map(attempt.questions.map((each) => [each.id, each.given])))
  const [keeping, setKeeping] = useState<Keeping>('kept')
  const unkept = useRef(new Map<string, Given>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const underWay = useRef<Promise<boolean> | null>(null)

  async function sendAll(): Promise<boolean> {
    for (const [answerId, answer] of unkept.current) {
      try {
        await api.call(keepAnswer, { attemptId: attempt.id, answerId, ...answer })
        if (unkept.current.get(answerId) === answer) unkept.current.delete(answerId)
      } catch (error) {
        setKeeping('not_kept')
        if (error instanceof NetworkProblem) {
          timer.current = setTimeout(() => void flush(), AGAIN_MS)
        } else {
          unkept.current.clear()
          showProblem(error)
          onRefused()
        }
        return false
      }
    }
    if (unkept.current.size > 0) return sendAll()
    setKeeping('kept')
    return true
  }

  /** Answers whether all is kept. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer.current)
    underWay.current ??= sendAll().finally(() => (underWay.current = null))
    return underWay.current
  }

  const answer = (answerId: string, by: Given) => {
    setGiven((before) => new Map(before).set(answerId, by))
    unkept.current.set(answerId, by)
    setKeeping('keeping')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), PAUSE_MS)
  }

  const keepWhatIsLeft = useEffectEvent(() => {
    if (unkept.current.size > 0) void flush()
  })
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && keepWhatIsLeft()
    const onLeave = () => keepWhatIsLeft()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      onLeave()
    }
  }, [])

  return { given, keeping, answer, flush }
}
