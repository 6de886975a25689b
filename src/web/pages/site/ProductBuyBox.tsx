import { type ReactNode, Suspense } from 'react'
import { useRevalidator } from 'react-router'
import type { OfferVariant, ProductPage } from '#modules/catalog/contract.ts'
import type { CoursePage } from '#modules/courses/contract.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { onDemand } from '#kit/on-demand.ts'
import styles from './site.module.css'
import { VariantPrice } from './VariantPrice.tsx'

const PersonalPrices = onDemand(async () => (await import('#modules/catalog/ui/PersonalPrices.tsx')).PersonalPrices)
const SaleNote = onDemand(async () => (await import('#modules/catalog/ui/SaleNote.tsx')).SaleNote)
const VariantChoice = onDemand(async () => (await import('./VariantChoice.tsx')).VariantChoice)

interface Offered {
  product: ProductPage
  /** words of its kind */
  text: (word: 'buy' | 'get') => string
  /** whose lectures several variants open */
  course?: CoursePage
}

interface ProductBuyBoxProps extends Offered {
  /** below the prices */
  children?: ReactNode
}

/** What a product costs, and the way to the checkout; or why it is not sold now. */
export function ProductBuyBox({ children, ...offered }: ProductBuyBoxProps) {
  const { product, text } = offered
  const { sale } = product.offer.product
  return (
    <div className={styles.buy}>
      <Prices {...offered} />
      {children}
      {product.is_enrollment_enabled && !product.offer.variants[1] && (
        <LinkButton look="primary" wide to={`/${product.slug}/checkout`}>
          {text(product.is_free ? 'get' : 'buy')}
        </LinkButton>
      )}
      {sale && (
        <p className={styles.note}>
          <Suspense>
            <SaleNote sale={sale} />
          </Suspense>
        </p>
      )}
    </div>
  )
}

/** Several are chosen from here: each has its way to the checkout. */
function Prices(offered: Offered) {
  const { product } = offered
  const { revalidate } = useRevalidator()
  const { variants } = product.offer
  const show = (variant: OfferVariant, onEnd: () => void, isKnown: boolean) => {
    const isDated = product.takes_place_from !== null
    const price = <VariantPrice key={variant.id} variant={variant} onEnd={onEnd} isKnown={isKnown} isDated={isDated} />
    if (!variants[1]) return price
    return (
      <Suspense key={variant.id}>
        <VariantChoice {...offered} variant={variant}>
          {price}
        </VariantChoice>
      </Suspense>
    )
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
