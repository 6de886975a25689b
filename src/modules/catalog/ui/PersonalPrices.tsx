import type { ReactNode } from 'react'
import type { OfferVariant } from '../contract.ts'
import { useEvergreenEnds } from './use-evergreen-ends.ts'

interface PersonalPricesProps {
  slug: string
  variants: OfferVariant[]
  children: (variant: OfferVariant, onEnd: () => void) => ReactNode
}

/** Prices as they are for whoever looks; the page itself carries those that are everyone's. */
export function PersonalPrices({ slug, variants, children }: PersonalPricesProps) {
  const { ends, end } = useEvergreenEnds(slug, true)
  return variants.map((variant) => {
    const { evergreen } = variant
    const endsAt = evergreen && ends[evergreen.id]
    if (!endsAt) return children(variant, () => undefined)
    const { amount, reference_amount } = evergreen
    return children({ ...variant, amount, reference_amount, evergreen: { ...evergreen, ends_at: endsAt } }, () =>
      end(evergreen.id),
    )
  })
}
