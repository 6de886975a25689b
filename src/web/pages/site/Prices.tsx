import { Fragment, type ReactNode, Suspense } from 'react'
import { useRevalidator } from 'react-router'
import type { OfferVariant, ProductPage } from '#modules/catalog/contract.ts'
import type { CoursePage } from '#modules/courses/contract.ts'
import { onDemand } from '#kit/on-demand.ts'
import { VariantPrice } from './VariantPrice.tsx'

const PersonalPrices = onDemand(async () => (await import('#modules/catalog/ui/PersonalPrices.tsx')).PersonalPrices)
const VariantChoice = onDemand(async () => (await import('./VariantChoice.tsx')).VariantChoice)

export interface Offered {
  product: ProductPage
  /** words of its kind */
  text: (word: 'buy' | 'get') => string
  /** whose lectures several variants open */
  course?: CoursePage
}

interface PricesProps extends Offered {
  /** left out, all that are offered */
  variants?: OfferVariant[]
  /** what stands for a variant: its price and the way to its checkout, with something below; left out, that alone */
  children?: (variant: OfferVariant, choice: (below: ReactNode) => ReactNode) => ReactNode
}

/** Several are chosen from here: each has its way to the checkout. */
export function Prices({ variants: wanted, children, ...offered }: PricesProps) {
  const { product } = offered
  const { revalidate } = useRevalidator()
  const variants = wanted ?? product.offer.variants
  const show = (variant: OfferVariant, onEnd: () => void, isKnown: boolean) => {
    const isDated = product.takes_place_from !== null
    const price = <VariantPrice key={variant.id} variant={variant} onEnd={onEnd} isKnown={isKnown} isDated={isDated} />
    const choice = (below?: ReactNode) => (
      <Suspense key={variant.id}>
        <VariantChoice {...offered} variant={variant}>
          {price}
          {below}
        </VariantChoice>
      </Suspense>
    )
    if (children) return <Fragment key={variant.id}>{children(variant, choice)}</Fragment>
    return variants[1] ? choice() : price
  }
  const shown = variants.map((variant) => show(variant, () => void revalidate(), variant.evergreen === null))
  if (!variants.some(({ evergreen }) => evergreen)) return shown
  return (
    <Suspense fallback={shown}>
      <PersonalPrices productId={product.id} variants={variants}>
        {show}
      </PersonalPrices>
    </Suspense>
  )
}
