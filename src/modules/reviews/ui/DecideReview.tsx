import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import type { BulkAction } from '#kit/lists/BulkTable.tsx'
import { useChoosingText } from '#kit/text/choosing-text.ts'
import type { ModeratedReview } from '../contract.ts'
import { useDecisions } from './use-decisions.ts'

/** The decision of one review: told and taken back as that of several; who decides by keyboard stays in the list. */
export function DecideReview({ review }: { review: ModeratedReview }) {
  const choosingText = useChoosingText()
  const showProblem = useProblem()
  const { revalidate } = useRevalidator()
  const decisions = useDecisions().filter(({ isFor }) => isFor(review))
  const [under, setUnder] = useState<string>()

  const takeBack = async (undo: BulkAction<ModeratedReview>['undo']) => {
    try {
      await undo(review)
      await revalidate()
      toast.saved()
    } catch (error) {
      showProblem(error)
    }
  }
  const decide = async ({ label, work, undo, said }: BulkAction<ModeratedReview>, pressed: HTMLElement) => {
    const neighbour = inNeighbourOf(pressed)
    setUnder(label)
    try {
      await work(review)
      await revalidate()
      toast.show(said(1), { action: { label: choosingText('undo'), run: () => void takeBack(undo) } })
      requestAnimationFrame(() => !pressed.isConnected && neighbour?.focus())
    } catch (error) {
      showProblem(error)
    } finally {
      setUnder(undefined)
    }
  }
  return (
    <div className={common.row}>
      {decisions.map((decision, nth) => (
        <Button
          key={decision.label}
          {...((nth > 0 || review.status === 'approved') && { look: 'quiet' })}
          busy={under === decision.label}
          onClick={({ currentTarget }) => void decide(decision, currentTarget)}
        >
          {decision.label}
        </Button>
      ))}
    </div>
  )
}

/** What is reached first in the row beside, which is still there when this one has left the list. */
function inNeighbourOf(pressed: HTMLElement): HTMLElement | null {
  const row = pressed.closest('[data-row]')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  return neighbour?.querySelector<HTMLElement>('input, a, button') ?? null
}
