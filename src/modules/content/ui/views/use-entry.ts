import { use, useState } from 'react'
import { EnteringContext } from '../entering.ts'

const NOTHING: string[] = []

/** What a student entered into a block, which where nothing keeps it is kept while it is shown. */
export function useEntry(blockId: string) {
  const entering = use(EnteringContext)
  const [tried, setTried] = useState(NOTHING)
  const entry = entering?.entryOf(blockId)
  return {
    values: entering ? (entry?.values ?? NOTHING) : tried,
    state: entry?.state,
    answer: entry?.answer ?? null,
    enter: (values: string[]) => (entering ? entering.enter(blockId, values) : setTried(values)),
  }
}
