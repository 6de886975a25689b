import { useCallback, useEffect, useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { reportUnexpected } from '#kit/api/report-error.ts'
import { getCardEntry } from '../contract.ts'

/** The key that cards are encrypted with, fetched once a card is wanted, and again when the network is back. */
export function useCardEntry({ isWanted }: { isWanted: boolean }) {
  const api = useApi()
  const [publicKey, setPublicKey] = useState<string>()
  const [isUnavailable, setUnavailable] = useState(false)
  const isMissing = isWanted && publicKey === undefined

  const ask = useCallback(async () => {
    try {
      const entry = await api.call(getCardEntry)
      setPublicKey(entry.kind === 'rsa' ? entry.public_key : undefined)
      setUnavailable(entry.kind !== 'rsa')
    } catch (error) {
      setUnavailable(true)
      reportUnexpected(error)
    }
  }, [api])

  useEffect(() => {
    if (!isMissing) return
    const askAgain = () => void ask()
    askAgain()
    window.addEventListener('online', askAgain)
    return () => window.removeEventListener('online', askAgain)
  }, [isMissing, ask])

  return { publicKey, isUnavailable, askAgain: () => void ask() }
}
