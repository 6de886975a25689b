import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { reportUnexpected } from '#kit/api/report-error.ts'
import type { PageEntry } from '../card/hand-over-card.ts'
import { getCardEntry } from '../contract.ts'

/** What cards are handed over with, fetched once a card is wanted, and again when the network is back. */
export function useCardEntry({ isWanted }: { isWanted: boolean }) {
  const api = useApi()
  const [entry, setEntry] = useState<PageEntry>()
  const [isUnavailable, setUnavailable] = useState(false)
  const underWay = useRef<Promise<PageEntry | undefined>>(undefined)
  const isMissing = isWanted && entry === undefined

  const fetchEntry = useCallback(async () => {
    try {
      const told = await api.call(getCardEntry)
      const found = told.kind === 'redirect' ? undefined : told
      setEntry(found)
      setUnavailable(found === undefined)
      return found
    } catch (error) {
      setUnavailable(true)
      reportUnexpected(error)
      return undefined
    }
  }, [api])
  const ask = useCallback(() => (underWay.current = fetchEntry()), [fetchEntry])

  useEffect(() => {
    if (!isMissing) return
    const askAgain = () => void ask()
    askAgain()
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [isMissing, ask])

  return {
    entry,
    isUnavailable,
    askAgain: () => void ask(),
    /** waited for while it is under way; undefined when it did not come */
    arriving: async (): Promise<PageEntry | undefined> => entry ?? underWay.current,
  }
}
