import { type ReactNode, Suspense } from 'react'
import { useRevalidator } from 'react-router'
import type { OfferVariant, ProductPage } from '#modules/catalog/contract.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { onDemand } from '#kit/on-demand.ts'
import styles from './site.module.css'
import { VariantPrice } from './VariantPrice.tsx'

const PersonalPrices = onDemand(async () => (await import('#modules/catalog/ui/PersonalPrices.tsx')).PersonalPrices)
const SaleNote = onDemand(async () => (await import('#modules/catalog/ui/SaleNote.tsx')).SaleNote)

interface ProductBuyBoxProps {
  product: ProductPage
  words: { buy: string; get: string; buyVariant: (name: string) => string }
  /** below the prices */
  children?: ReactNode
}

/** What a product costs, and the way to the checkout; or why it is not sold now. */
export function ProductBuyBox({ product, words, children }: ProductBuyBoxProps) {
  const { sale } = product.offer.product
  return (
    <div className={styles.buy}>
      <Prices product={product} words={words} />
      {children}
      {product.is_enrollment_enabled && !product.offer.variants[1] && (
        <LinkButton look="primary" to={`/${product.slug}/checkout`}>
          {product.is_free ? words.get : words.buy}
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
function Prices({ product, words }: Omit<ProductBuyBoxProps, 'children'>) {
  const { revalidate } = useRevalidator()
  const { variants } = product.offer
  const show = (variant: OfferVariant, onEnd: () => void, isKnown: boolean) => {
    const isDated = product.takes_place_from !== null
    const price = <VariantPrice key={variant.id} variant={variant} onEnd={onEnd} isKnown={isKnown} isDated={isDated} />
    if (!variants[1]) return price
    return (
      <div key={variant.id} className={styles.choice}>
        <div className={styles.choiceWords}>{price}</div>
        {product.is_enrollment_enabled && (
          <LinkButton
            look={variants[0]?.id === variant.id ? 'primary' : 'secondary'}
            to={`/${product.slug}/checkout?${new URLSearchParams({ variant: variant.id })}`}
            aria-label={words.buyVariant(variant.name)}
          >
            {variant.standard_amount === 0 && variant.suggested_amount === null ? words.get : words.buy}
          </LinkButton>
        )}
      </div>
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
