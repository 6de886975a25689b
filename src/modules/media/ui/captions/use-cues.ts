import { useMemo, useState } from 'react'
import type { Cue } from './cues.ts'

interface Edited {
  cues: Cue[]
  before: Cue[][]
  /** the field that was changed last: what is typed into one is taken back together */
  field: string | null
}

/** Cues as they are edited, with each step back. */
export function useCues(given: Cue[]) {
  const [{ cues, before }, set] = useState<Edited>({ cues: given, before: [], field: null })
  const steps = useMemo(
    () => ({
      change: (edit: (cues: Cue[]) => Cue[], field: string | null = null) =>
        set((now) => ({
          cues: edit(now.cues),
          before: field !== null && field === now.field ? now.before : [...now.before, now.cues],
          field,
        })),
      undo: () => set((now) => ({ cues: now.before.at(-1) ?? now.cues, before: now.before.slice(0, -1), field: null })),
    }),
    [],
  )
  return { cues, isChanged: before.length > 0, ...steps }
}
