import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import { unmuteStudent } from '../contract.ts'
import { useText } from './use-text.ts'

/** Lets a student write again, and the page say so. */
export function useUnmuting({ id, name }: { id: string; name: string }) {
  const text = useText()
  const api = useApi()
  const showProblem = useProblem()
  const { revalidate } = useRevalidator()
  const [isEnding, setEnding] = useState(false)
  const unmute = async () => {
    setEnding(true)
    try {
      await api.call(unmuteStudent, { id })
      await revalidate()
      toast.show(text('unmuted', { name }))
    } catch (error) {
      showProblem(error)
    } finally {
      setEnding(false)
    }
  }
  return { unmute, isEnding }
}
