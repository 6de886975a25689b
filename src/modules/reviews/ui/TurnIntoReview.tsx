import { MessageSquareQuote } from 'lucide-react'
import { useApi } from '#web/kit/api/ApiProvider.tsx'
import { useProblem } from '#web/kit/api/use-problem.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { Menu } from '#web/kit/overlays/Menu.tsx'
import { turnCommentIntoReview } from '../contract.ts'
import type { SCORES } from '../vocabulary.ts'
import { useText } from './use-text.ts'

const CHOICES = [
  { score: 10, label: 'positive' },
  { score: 5, label: 'ambivalent' },
  { score: 1, label: 'negative' },
] as const

/** For admins, beside a student's comment. */
export function TurnIntoReview({ commentId }: { commentId: string }) {
  const text = useText()
  const api = useApi()
  const showProblem = useProblem()
  const turn = async (score: (typeof SCORES)[number]) => {
    try {
      await api.call(turnCommentIntoReview, { id: commentId, score })
      toast.saved()
    } catch (error) {
      showProblem(error)
    }
  }
  return (
    <Menu
      label={text('turnInto')}
      icon={<MessageSquareQuote />}
      items={CHOICES.map(({ score, label }) => ({ label: text(label), onSelect: () => void turn(score) }))}
    />
  )
}
