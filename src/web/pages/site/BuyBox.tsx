import { Suspense } from 'react'
import { useRevalidator } from 'react-router'
import type { OfferVariant } from '#modules/catalog/contract.ts'
import type { CoursePage } from '#modules/courses/contract.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { useSiteText } from './text.ts'
import styles from './site.module.css'
import { VariantPrice } from './VariantPrice.tsx'

const PersonalPrices = onDemand(async () => (await import('#modules/catalog/ui/PersonalPrices.tsx')).PersonalPrices)
const SaleNote = onDemand(async () => (await import('#modules/catalog/ui/SaleNote.tsx')).SaleNote)
const VariantChoice = onDemand(async () => (await import('./VariantChoice.tsx')).VariantChoice)

/** What the course costs, until when, and the way to it: watch for those who have it, checkout for the others. */
export function BuyBox({ course }: { course: CoursePage }) {
  const { product, has_access } = course
  const { sale } = product.offer.product
  const text = useSiteText()
  if (has_access)
    return (
      <div className={styles.buy}>
        <p className={styles.note}>{text('yours')}</p>
        <LinkButton look="primary" to={`/${product.slug}/watch`}>
          {text('watch')}
        </LinkButton>
      </div>
    )
  return (
    <div className={styles.buy}>
      <Prices course={course} />
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
function Prices({ course }: { course: CoursePage }) {
  const { revalidate } = useRevalidator()
  const { id, offer } = course.product
  const { variants } = offer
  const show = (variant: OfferVariant, onEnd: () => void, isKnown: boolean) => {
    const price = <VariantPrice key={variant.id} variant={variant} onEnd={onEnd} isKnown={isKnown} />
    return variants[1] ? (
      <Suspense key={variant.id}>
        <VariantChoice course={course} variant={variant}>
          {price}
        </VariantChoice>
      </Suspense>
    ) : (
      price
    )
  }
  const shown = variants.map((variant) => show(variant, () => void revalidate(), variant.evergreen === null))
  if (!variants.some(({ evergreen }) => evergreen)) return shown
  return (
    <Suspense fallback={shown}>
      <PersonalPrices productId={id} variants={variants}>
        {show}
      </PersonalPrices>
    </Suspense>
  )
}
