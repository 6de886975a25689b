import { Suspense, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { ChosenBar } from '#kit/lists/ChosenBar.tsx'
import { onDemand } from '#kit/on-demand.ts'
import type { Decided } from '../granting/contract.ts'
import { DECIDED_MAX } from '../vocabulary.ts'
import { useDecidingText } from './use-text.ts'

const DecisionDialog = onDemand(async () => (await import('./DecisionDialog.tsx')).DecisionDialog)

interface ChosenStudentsProps {
  chosen: string[]
  /** all that are shown, or none */
  onChoose: (isAll: boolean) => void
  onDecided: (students: Decided[]) => void
}

/** What can be done with those who were chosen; in sight for as long as the list is. */
export function ChosenStudents({ chosen, onChoose, onDecided }: ChosenStudentsProps) {
  const text = useDecidingText()
  const [asked, setAsked] = useState<'give' | 'take' | null>(null)
  return (
    <>
      <ChosenBar said={text('chosen', { count: chosen.length })} isAny={chosen.length > 0} onChoose={onChoose}>
        <Button onClick={() => setAsked('give')}>{text('give')}</Button>
        <Button onClick={() => setAsked('take')}>{text('take')}</Button>
      </ChosenBar>
      <Suspense>
        {asked && (
          <DecisionDialog
            what={asked}
            ids={chosen.slice(0, DECIDED_MAX)}
            onDone={onDecided}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </>
  )
}
