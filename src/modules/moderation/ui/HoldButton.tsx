import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { textOf } from '#kit/text/text-of.ts'
import { holdItem } from '../contract.ts'

interface HoldButtonProps {
  /** as in the calls: `App\Comment` */
  type: string
  id: string
  authorName: string
  className?: string | undefined
  /** what was done, in words */
  onHeld: (done: string) => void
}

const useHoldText = textOf(
  () => import('../messages/hold-en.ts'),
  () => import('../messages/hold-pl.ts'),
)

/** For admins, of what everyone sees: it is let through again in Moderation, so nothing is asked first. */
export function HoldButton({ type, id, authorName, className, onHeld }: HoldButtonProps) {
  const text = useHoldText()
  const api = useApi()
  const showProblem = useProblem()
  const hold = async () => {
    try {
      await api.call(holdItem, { type, id })
      onHeld(text('wasHeld'))
    } catch (error) {
      showProblem(error)
    }
  }
  return (
    <button
      type="button"
      className={className}
      aria-label={text('holdWhose', { name: authorName })}
      onClick={() => void hold()}
      data-needs-scripts
    >
      {text('hold')}
    </button>
  )
}
