import type { OfferVariant } from '#modules/catalog/contract.ts'
import type { CoursePage } from '#modules/courses/contract.ts'
import { LinkButton } from '#web/kit/actions/LinkButton.tsx'
import { DateText } from '#web/kit/figures/DateText.tsx'
import { Price } from '#web/kit/figures/Price.tsx'
import { useSiteText } from './text.ts'
import styles from './site.module.css'

/** What the course costs, until when, and the way to it: watch for those who have it, checkout for the others. */
export function BuyBox({ course: { product, has_access } }: { course: CoursePage }) {
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
      {product.offer.variants.map((variant) => (
        <VariantPrice key={variant.id} variant={variant} />
      ))}
      {product.is_enrollment_enabled ? (
        <LinkButton look="primary" to={`/${product.slug}/checkout`}>
          {text(product.is_free ? 'get' : 'buy')}
        </LinkButton>
      ) : (
        <p className={styles.note}>{text('enrollmentClosed')}</p>
      )}
    </div>
  )
}

function VariantPrice({ variant }: { variant: OfferVariant }) {
  const text = useSiteText()
  const { promotion } = variant
  return (
    <div className={styles.price}>
      {variant.name && <p className={styles.variant}>{variant.name}</p>}
      <Price
        size="large"
        amount={variant.amount}
        currency={variant.currency}
        was={variant.standard_amount}
        lowest={variant.reference_amount ?? undefined}
      />
      {promotion?.ends_at && (
        <p className={styles.note}>
          {text('promotionEnds')} <DateText at={promotion.ends_at} withTime />
        </p>
      )}
      {promotion?.packages_left != null && (
        <p className={styles.note}>{text('packagesLeft', { count: promotion.packages_left })}</p>
      )}
      <p className={styles.note}>
        <AccessLength variant={variant} />
      </p>
    </div>
  )
}

function AccessLength({ variant }: { variant: OfferVariant }) {
  const text = useSiteText()
  if (variant.access_until)
    return (
      <>
        {text('accessUntil')} <DateText at={variant.access_until} />
      </>
    )
  return variant.access_days > 0 ? text('accessDays', { count: variant.access_days }) : text('accessForever')
}
