import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import type { setAnswerMails, setProductMails } from '../contract.ts'

/** Mails of a kind, on or off: changed at once, and back when that failed. */
export function useWantedMails(call: typeof setAnswerMails | typeof setProductMails, initial: boolean) {
  const api = useApi()
  const showProblem = useProblem()
  const [isOn, setOn] = useState(initial)
  return {
    isOn,
    async toggle() {
      setOn(!isOn)
      try {
        await api.call(call, { wanted: !isOn })
        toast.saved()
      } catch (error) {
        setOn(isOn)
        showProblem(error)
      }
    },
  }
}
