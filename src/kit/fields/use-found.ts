import { useRef, useState } from 'react'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import type { PageOf } from '../lists/use-pages.ts'
import type { Option } from './Select.tsx'

/** Answers what fits some words, or the first of all for none, page by page. */
export type Find = (words: string, cursor: string | undefined) => Promise<PageOf<Option>>

interface Found {
  options: Option[]
  next: string | undefined
  state: 'idle' | 'searching' | 'failed'
}

const NOTHING: Found = { options: [], next: undefined, state: 'searching' }
const PAUSE = 300

/** Asks once typing has paused; of several answers only that to the last question counts. */
export function useFound(find: Find) {
  const [found, setFound] = useState(NOTHING)
  const asked = useRef({ turn: 0, words: '', timer: undefined as ReturnType<typeof setTimeout> | undefined })

  const read = async (turn: number, cursor: string | undefined, before: Option[]) => {
    const answer = await find(asked.current.words, cursor).then(
      ({ data, next_page_url }): Found => ({
        options: [...before, ...data],
        next: cursorIn(next_page_url),
        state: 'idle',
      }),
      (): Found => ({ options: before, next: undefined, state: 'failed' }),
    )
    if (turn === asked.current.turn) setFound(answer)
  }
  const ask = (words: string, pause: number) => {
    clearTimeout(asked.current.timer)
    const turn = asked.current.turn + 1
    asked.current = { turn, words, timer: setTimeout(() => void read(turn, undefined, []), pause) }
    setFound((last) => ({ ...last, next: undefined, state: 'searching' }))
  }
  return {
    ...found,
    start: () => ask('', 0),
    search: (words: string) => ask(words.trim(), PAUSE),
    more() {
      const { options, next, state } = found
      if (next === undefined || state !== 'idle') return
      setFound({ options, next, state: 'searching' })
      void read(asked.current.turn, next, options)
    },
  }
}
