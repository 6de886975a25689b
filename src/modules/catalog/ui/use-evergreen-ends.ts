import { useEffect, useState } from 'react'
import { useApi } from '#web/kit/api/ApiProvider.tsx'
import { SEEN_OFFERS } from '../evergreen/address.ts'
import type { seeEvergreenOffers } from '../evergreen/contract.ts'
import { type Ends, keepEnds, keptEnds } from './kept-ends.ts'

/** The call without the shapes of what it answers, which visitors' pages are spared. */
const seen = SEEN_OFFERS as typeof seeEvergreenOffers

/** Starts the clock of a product's offers for whoever looks, and tells when each of them ends; none is told of twice. */
export function useEvergreenEnds(slug: string, isWanted: boolean) {
  const api = useApi()
  const [ends, setEnds] = useState<Ends>({})
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    const tell = (known: Ends) => !isGone && setEnds(known)
    tell(stillRunning(keptEnds()))
    api.call(seen, { slug }).then(
      ({ offers }) => tell(keepEnds(offers)),
      () => tell({}),
    )
    return () => {
      isGone = true
    }
  }, [api, slug, isWanted])
  return {
    ends,
    end: (id: string) => setEnds((known) => Object.fromEntries(Object.entries(known).filter(([each]) => each !== id))),
  }
}

const stillRunning = (ends: Ends): Ends =>
  Object.fromEntries(Object.entries(ends).filter(([, at]) => Date.parse(at) > Date.now()))
