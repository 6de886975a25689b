import { useState } from 'react'
import type { Checkout } from '../../contract.ts'
import { useAsking } from '../use-asking.ts'

/**
 * What is added to the order. It stands in the page's address, as a code does, and the server says what the order costs then; until it has
 * said so, what was pressed counts.
 */
export function useBumps({ bumps }: Pick<Checkout, 'bumps'>, variantId: string) {
  const ask = useAsking()
  const [known, setKnown] = useState(bumps)
  const [pressed, setPressed] = useState<string[]>()
  if (known !== bumps) {
    setKnown(bumps)
    setPressed(undefined)
  }
  const added = bumps.filter(({ is_added }) => is_added).map(({ id }) => id)
  const wanted = pressed ?? added
  return {
    wanted,
    /** the price is another one by now */
    isWaiting: wanted.length !== added.length || wanted.some((id) => !added.includes(id)),
    want(id: string, isWanted: boolean) {
      const others = wanted.filter((each) => each !== id)
      const next = isWanted ? [...others, id] : others
      setPressed(next)
      ask({ variant: variantId, bumps: next.join(',') })
    },
  }
}
