import type { ReactNode } from 'react'
import { EnteringContext } from '#modules/content/ui/entering.ts'
import { useEntries } from './use-entries.ts'

/** Around components some of which remember something of the student: with what they entered, and how far they have listened. */
export function EnteredComponents({ lectureId, children }: { lectureId: string; children: ReactNode }) {
  return <EnteringContext value={useEntries(lectureId)}>{children}</EnteringContext>
}
