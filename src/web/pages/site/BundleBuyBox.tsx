import { Suspense } from 'react'
import { useRevalidator } from 'react-router'
import type { BundlePage } from '#modules/bundles/contract.ts'
import { PriceApart } from '#modules/bundles/ui/PriceApart.tsx'
import { useBundleText } from '#modules/bundles/ui/use-text.ts'
import type { OfferVariant } from '#modules/catalog/contract.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { onDemand } from '#kit/on-demand.ts'
import styles from './site.module.css'
import { VariantPrice } from './VariantPrice.tsx'

const PersonalPrices = onDemand(async () => (await import('#modules/catalog/ui/PersonalPrices.tsx')).PersonalPrices)
const SaleNote = onDemand(async () => (await import('#modules/catalog/ui/SaleNote.tsx')).SaleNote)

/** What the bundle costs as one and apart, what of it they have, and the way to the checkout; nothing to buy for who has all of it. */
export function BundleBuyBox({ bundle }: { bundle: BundlePage }) {
  const text = useBundleText()
  const { product, has_all: hasAll } = bundle
  const { sale } = product.offer.product
  if (hasAll)
    return (
      <div className={styles.buy}>
        <p className={styles.note}>{text('ownsAll')}</p>
        <LinkButton look="primary" to="/my">
          {text('toMine')}
        </LinkButton>
      </div>
    )
  return (
    <div className={styles.buy}>
      <Prices bundle={bundle} />
      <PriceApart bundle={bundle} amount={product.amount} currency={product.currency} />
      {product.is_enrollment_enabled && !product.offer.variants[1] && (
        <LinkButton look="primary" to={`/${product.slug}/checkout`}>
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
function Prices({ bundle: { product } }: { bundle: BundlePage }) {
  const text = useBundleText()
  const { revalidate } = useRevalidator()
  const { variants } = product.offer
  const show = (variant: OfferVariant, onEnd: () => void, isKnown: boolean) => {
    const price = <VariantPrice key={variant.id} variant={variant} onEnd={onEnd} isKnown={isKnown} />
    if (!variants[1]) return price
    return (
      <div key={variant.id} className={styles.choice}>
        <div className={styles.choiceWords}>{price}</div>
        {product.is_enrollment_enabled && (
          <LinkButton
            look={variants[0]?.id === variant.id ? 'primary' : 'secondary'}
            to={`/${product.slug}/checkout?${new URLSearchParams({ variant: variant.id })}`}
            aria-label={text('buyVariant', { name: variant.name })}
          >
            {text(variant.standard_amount === 0 && variant.suggested_amount === null ? 'get' : 'buy')}
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
