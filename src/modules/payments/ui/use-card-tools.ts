import { useEffect, useState } from 'react'
import { arrive } from '#kit/arrive.ts'
import { waitingPiece } from '#kit/waiting-piece.ts'

export type CardTools = typeof import('../card/tools.ts')

/** For whoever sends a card: rejects when it cannot be fetched. */
export const loadCardTools = (): Promise<CardTools> => import('../card/tools.ts')

/** What reads a card and encrypts it, as soon as somebody has begun to do something with the page; undefined until then. */
export function useCardTools({ isWanted }: { isWanted: boolean }): CardTools | undefined {
  const [tools, setTools] = useState<CardTools>()
  useEffect(() => {
    if (!isWanted) return
    void waitingPiece()
      .isTurnedTo.then(() => arrive(loadCardTools))
      // Whoever sends the card is told what went wrong.
      .then(setTools, () => {})
  }, [isWanted])
  return tools
}
