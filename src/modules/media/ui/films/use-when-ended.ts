import { useEffect, useEffectEvent, useRef } from 'react'
import { isUnderWay } from './film-queue.ts'
import { useFilms } from './use-film-queue.ts'

/** Tells each time a film has been sent, or is sent no more: what the server knows of it is another than before. */
export function useWhenEnded(tell: () => unknown): void {
  const going = useFilms().filter(isUnderWay).length
  const before = useRef(going)
  const compare = useEffectEvent((now: number) => {
    if (now < before.current) tell()
    before.current = now
  })
  useEffect(() => compare(going), [going])
}
