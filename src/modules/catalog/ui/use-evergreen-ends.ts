import { useEffect, useSyncExternalStore } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { evergreenEnds, type SeenEnds } from './evergreen-ends.ts'

const NOTHING: SeenEnds = { ends: {}, known: new Set() }

/** When the offers that run for whoever looks end; those of the product, if one is given, begin with the first look. */
export function useEvergreenEnds(productId: string | undefined): SeenEnds {
  const api = useApi()
  useEffect(() => {
    if (productId !== undefined) evergreenEnds.see(api, productId)
  }, [api, productId])
  return useSyncExternalStore(evergreenEnds.subscribe, evergreenEnds.current, () => NOTHING)
}
