import type { ReactNode } from 'react'
import type { OfferVariant } from '../contract.ts'
import { evergreenEnds } from './evergreen-ends.ts'
import { useEvergreenEnds } from './use-evergreen-ends.ts'

interface PersonalPricesProps {
  productId: string
  variants: OfferVariant[]
  /** `isKnown` is false until it is told whether the offer runs */
  children: (variant: OfferVariant, onEnd: () => void, isKnown: boolean) => ReactNode
}

/** Prices as they are for whoever looks; the page itself carries those that are everyone's. */
export function PersonalPrices({ productId, variants, children }: PersonalPricesProps) {
  const { ends, known } = useEvergreenEnds(productId)
  return variants.map((variant) => {
    const { evergreen } = variant
    const endsAt = evergreen && ends[evergreen.id]
    if (!endsAt) return children(variant, () => undefined, evergreen === null || known.has(productId))
    const { amount, reference_amount } = evergreen
    const offered = { ...variant, amount, reference_amount, evergreen: { ...evergreen, ends_at: endsAt } }
    return children(offered, () => evergreenEnds.end(evergreen.id), true)
  })
}
