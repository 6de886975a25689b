import { Suspense } from 'react'
import { useRevalidator } from 'react-router'
import type { OfferVariant, ProductPage } from '#modules/catalog/contract.ts'
import { AccessLength } from '#modules/catalog/ui/AccessLength.tsx'
import type { CoursePage } from '#modules/courses/contract.ts'
import personal from '#modules/catalog/ui/personal-price.module.css'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { classNames } from '#kit/class-names.ts'
import { DateText } from '#kit/figures/DateText.tsx'
import { Price } from '#kit/figures/Price.tsx'
import { useSiteText } from './text.ts'
import styles from './site.module.css'
import { onDemand } from '#kit/on-demand.ts'

const Countdown = onDemand(async () => (await import('#kit/figures/Countdown.tsx')).Countdown)
const PersonalPrices = onDemand(async () => (await import('#modules/catalog/ui/PersonalPrices.tsx')).PersonalPrices)

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
      <Prices product={product} />
      {!product.is_enrollment_enabled && <p className={styles.note}>{text('enrollmentClosed')}</p>}
      {product.is_enrollment_enabled && product.offer.variants.length === 1 && (
        <LinkButton look="primary" to={`/${product.slug}/checkout`}>
          {text(product.is_free ? 'get' : 'buy')}
        </LinkButton>
      )}
    </div>
  )
}

/** Several are chosen from here: each has its way to the checkout. */
function Prices({ product }: { product: ProductPage }) {
  const { revalidate } = useRevalidator()
  const { variants } = product.offer
  const show = (variant: OfferVariant, onEnd: () => void, isKnown: boolean) =>
    variants.length > 1 ? (
      <li key={variant.id} className={styles.choice}>
        <VariantPrice variant={variant} onEnd={onEnd} isKnown={isKnown} />
        {product.is_enrollment_enabled && <ChooseLink product={product} variant={variant} />}
      </li>
    ) : (
      <VariantPrice key={variant.id} variant={variant} onEnd={onEnd} isKnown={isKnown} />
    )
  const shown = variants.map((variant) => show(variant, () => void revalidate(), variant.evergreen === null))
  const prices = variants.some(({ evergreen }) => evergreen) ? (
    <Suspense fallback={shown}>
      <PersonalPrices productId={product.id} variants={variants}>
        {show}
      </PersonalPrices>
    </Suspense>
  ) : (
    shown
  )
  return variants.length > 1 ? <ul className={styles.choices}>{prices}</ul> : prices
}

function ChooseLink({ product: { slug, offer }, variant }: { product: ProductPage; variant: OfferVariant }) {
  const text = useSiteText()
  const { id, name, standard_amount } = variant
  const what = text(standard_amount === 0 ? 'get' : 'buy')
  return (
    <LinkButton
      look={offer.variants[0]?.id === id ? 'primary' : 'secondary'}
      to={`/${slug}/checkout?${new URLSearchParams({ variant: id })}`}
      aria-label={`${what}: ${name}`}
    >
      {what}
    </LinkButton>
  )
}

interface VariantPriceProps {
  variant: OfferVariant
  onEnd: () => void
  isKnown: boolean
}

/** An evergreen offer keeps its room before it is known whether and how long it runs for whoever looks. */
function VariantPrice({ variant, onEnd, isKnown }: VariantPriceProps) {
  const text = useSiteText()
  const { promotion, evergreen } = variant
  return (
    <div
      className={classNames(styles.price, !isKnown && personal.unknown)}
      data-evergreen={evergreen !== null || undefined}
    >
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
          <br />
          <TimeLeft says={text('endsIn')} until={promotion.ends_at} onEnd={onEnd} />
        </p>
      )}
      {evergreen?.ends_at && (
        <p className={styles.note}>
          <TimeLeft says={text('offerEndsIn')} until={evergreen.ends_at} onEnd={onEnd} />
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

function TimeLeft({ says, until, onEnd }: { says: string; until: string; onEnd: () => void }) {
  return (
    <span className={styles.timeLeft}>
      {says}{' '}
      <Suspense>
        <Countdown until={until} onEnd={onEnd} />
      </Suspense>
    </span>
  )
}
