import { useProblem } from '#kit/api/use-problem.ts'
import { doUnlessUndone } from '#kit/feedback/do-unless-undone.ts'
import { useChoosingText } from '#kit/text/choosing-text.ts'
import { leaving } from './leaving.ts'
import { useCoursesText } from './use-text.ts'

/** Takes away a section or a lecture: not seen any more from now on, and deleted once it cannot be taken back. */
export function useRemoving(reload: () => Promise<void>) {
  const text = useCoursesText()
  const choosingText = useChoosingText()
  const showProblem = useProblem()
  return (id: string, title: string, work: () => Promise<unknown>) => {
    leaving.begin(id)
    doUnlessUndone(text('deleted', { title }), {
      undo: choosingText('undo'),
      onUndo: () => leaving.stay(id),
      work: () =>
        void work()
          .catch((error: unknown) => {
            leaving.stay(id)
            showProblem(error)
          })
          .then(reload)
          .catch(showProblem),
    })
  }
}
