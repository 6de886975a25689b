import { ProgressBar } from '#kit/feedback/ProgressBar.tsx'
import type { ClosingOutlook, ErasingProgress as Progress } from '../contract.ts'
import { useClosingText } from './use-text.ts'

/** How many of a closed school's accounts are erased, what waits, and what of its files is still there. */
export function ErasingProgress({ progress, awaiting }: { progress: Progress; awaiting: ClosingOutlook['awaiting'] }) {
  const text = useClosingText()
  const { students, students_left: left, students_waiting: waiting, files_left: files } = progress
  const isAnythingOpen = Object.values(awaiting).some((count) => count > 0)
  const done = text('accountsErased', { done: students - left, count: students })
  return (
    <>
      {students > 0 && (
        <>
          <p>{done}</p>
          <ProgressBar label={done} share={(students - left) / students} />
        </>
      )}
      {waiting > 0 && <p>{text('accountsWaiting', { count: waiting })}</p>}
      {files > 0 && (
        <p>
          {text('filesLeft', { count: files })} {isAnythingOpen && text('filesWait')}
        </p>
      )}
    </>
  )
}
