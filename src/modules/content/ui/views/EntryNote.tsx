import { Suspense } from 'react'
import common from '#kit/common.module.css'
import { onDemand } from '#kit/on-demand.ts'
import type { EntryAnswer as Answer } from '../../contract.ts'
import { useShownText } from '../shown-text.ts'
import type { EntryState } from '../entering.ts'

const EntryAnswer = onDemand(async () => (await import('./EntryAnswer.tsx')).EntryAnswer)

interface EntryNoteProps {
  state: EntryState | undefined
  /** what an instructor said to it */
  answer?: Answer | null
  /** whether one promised to say something */
  isAnswered?: boolean
}

/** Says what became of what was entered, and what was answered. */
export function EntryNote({ state, answer = null, isAnswered = false }: EntryNoteProps) {
  const text = useShownText()
  return (
    <>
      <output className={common.note}>
        {state ? text(`entry_${state}`) : isAnswered && !answer && text('entryIsAnswered')}
      </output>
      {answer && (
        <Suspense>
          <EntryAnswer answer={answer} />
        </Suspense>
      )}
    </>
  )
}
