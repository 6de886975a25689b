import { useCallback, useEffect, useRef, useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { reportUnexpected } from '#kit/api/report-error.ts'
import { getCardEntry } from '../contract.ts'

/** The key that cards are encrypted with, fetched once a card is wanted, and again when the network is back. */
export function useCardEntry({ isWanted }: { isWanted: boolean }) {
  const api = useApi()
  const [publicKey, setPublicKey] = useState<string>()
  const [isUnavailable, setUnavailable] = useState(false)
  const underWay = useRef<Promise<string | undefined>>(undefined)
  const isMissing = isWanted && publicKey === undefined

  const fetchKey = useCallback(async () => {
    try {
      const entry = await api.call(getCardEntry)
      const key = entry.kind === 'rsa' ? entry.public_key : undefined
      setPublicKey(key)
      setUnavailable(key === undefined)
      return key
    } catch (error) {
      setUnavailable(true)
      reportUnexpected(error)
      return undefined
    }
  }, [api])
  const ask = useCallback(() => (underWay.current = fetchKey()), [fetchKey])

  useEffect(() => {
    if (!isMissing) return
    const askAgain = () => void ask()
    askAgain()
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [isMissing, ask])

  return {
    publicKey,
    isUnavailable,
    askAgain: () => void ask(),
    /** the key, waited for while it is under way; undefined when it did not come */
    arriving: async (): Promise<string | undefined> => publicKey ?? underWay.current,
  }
}
