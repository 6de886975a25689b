import { type ReactNode, Suspense } from 'react'
import common from '#kit/common.module.css'
import type { OfferVariant } from '#modules/catalog/contract.ts'
import { AccessLength } from '#modules/catalog/ui/AccessLength.tsx'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { Price } from '#kit/figures/Price.tsx'
import { Cover } from '#kit/identity/Cover.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney } from '#platform/i18n/format.ts'
import type { Checkout } from '../contract.ts'
import type { Quote } from '#modules/offers/contract.ts'
import { asForAll } from './as-for-all.ts'
import styles from './checkout.module.css'
import { quoteOf } from './quote-of.ts'
import { useCheckoutText } from './text.ts'

const EndingNotes = onDemand(async () => (await import('./EndingNotes.tsx')).EndingNotes)
const SaleNote = onDemand(async () => (await import('#modules/catalog/ui/SaleNote.tsx')).SaleNote)
const PaidBefore = onDemand(async () => (await import('./PaidBefore.tsx')).PaidBefore)
const CodePart = onDemand(async () => (await import('./parts-on-demand.ts')).CodePart)

const SIZES = '(width >= 60rem) 22rem, 26rem'

interface OrderSummaryProps {
  checkout: Checkout
  variant: OfferVariant
  /** by this browser's clock, where its evergreen offer runs for whoever looks */
  offerEndsAt: string | undefined
  /** what of the product the variant opens */
  included?: ReactNode
  /** the price that was shown applies no longer */
  onEnd: () => void
}

/** What is bought: cover, title, price as the law wants it shown, and how long it lasts. */
export function OrderSummary({ checkout, variant, offerEndsAt, included, onEnd }: OrderSummaryProps) {
  const text = useCheckoutText()
  const { language } = useLocale()
  const { product } = checkout
  const quote = quoteOf(checkout, variant)
  const { currency, lines } = quote
  const [line] = lines as [Quote['lines'][0]]
  const { reference_amount, quantity } = line
  const { amount, standard, paidBefore } = asForAll(line)
  const { promotion } = variant
  const isReduced = amount < standard
  const isDated = KINDS[product.kind].isTimed
  return (
    <section aria-label={text('summary')} className={styles.summary}>
      <Cover title={product.title} image={coverImage(product.cover, SIZES)} isFirst />
      <div className={styles.what}>
        <p className={`${common.title} ${styles.title}`}>{product.title}</p>
        {variant.name && <p className={common.note}>{variant.name}</p>}
        <Price
          amount={amount}
          currency={currency}
          size="large"
          was={isReduced ? standard : undefined}
          lowest={isReduced ? (reference_amount ?? undefined) : undefined}
        />
        {paidBefore > 0 && (
          <Suspense>
            <PaidBefore paidBefore={paidBefore} amount={line.amount} currency={currency} />
          </Suspense>
        )}
        {quantity > 1 && (
          <p className={common.note}>
            {text('each', {
              count: quantity,
              amount: formatMoney({ amount: Math.round(amount / quantity), currency }, language),
            })}
          </p>
        )}
        {(promotion ?? offerEndsAt) && (
          <Suspense>
            <EndingNotes promotion={promotion} offerEndsAt={offerEndsAt} onEnd={onEnd} />
          </Suspense>
        )}
        {!isDated && (
          <p className={common.note}>
            <AccessLength variant={variant} />
          </p>
        )}
        {product.sale?.state === 'open' && (
          <p className={common.note}>
            <Suspense>
              <SaleNote sale={product.sale} />
            </Suspense>
          </p>
        )}
        {lines.length > 1 && (
          <ul className={styles.lines} aria-label={text('added')}>
            {lines.slice(1).map((line) => (
              <li key={line.variant_id}>
                <span>+ {line.title}</span>
                <span>{formatMoney({ ...line, currency }, language)}</span>
              </li>
            ))}
          </ul>
        )}
        {included && (
          <div className={common.note}>
            <Suspense>{included}</Suspense>
          </div>
        )}
      </div>
      {standard > 0 && (!checkout.has_access || checkout.is_for_others) && (
        <Suspense>
          <CodePart quote={quote} variantId={variant.id} />
        </Suspense>
      )}
    </section>
  )
}
