import { ApiProblem } from '#platform/contract/client.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { deleteNote, type Note } from '../contract.ts'
import { beginningOf } from './beginning-of.ts'
import { useNotesText } from './use-text.ts'

/** Asks first. `onAnswered` is told whether it is gone; what was gone already is no failure. */
export function useDeleteNote(onAnswered: (isGone: boolean) => void): (note: Note) => Promise<void> {
  const text = useNotesText()
  const api = useApi()
  const confirm = useConfirm()
  const showProblem = useProblem()
  return async ({ id, note }) => {
    const consequence = text('deleteConsequence', { note: beginningOf(note) })
    if (!(await confirm({ consequence, action: text('deleteNote') }))) return onAnswered(false)
    try {
      await api.call(deleteNote, { id })
    } catch (error) {
      if (!(error instanceof ApiProblem && error.status === 404)) {
        onAnswered(false)
        return showProblem(error)
      }
    }
    toast.show(text('deleted'))
    onAnswered(true)
  }
}
