import { useState, type SubmitEvent } from 'react'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'

/** A form of one setting: what its submit does, said when it is done, and whether it is under way. */
export function useSaving(save: () => Promise<unknown>) {
  const showProblem = useProblem()
  const [isSaving, setSaving] = useState(false)
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSaving(true)
    try {
      await save()
      toast.saved()
    } catch (error) {
      showProblem(error)
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event) }
}
