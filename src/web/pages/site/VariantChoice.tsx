import type { ReactNode } from 'react'
import type { OfferVariant, ProductPage } from '#modules/catalog/contract.ts'
import type { CoursePage } from '#modules/courses/contract.ts'
import { IncludedLectures } from '#modules/courses/ui/IncludedLectures.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import styles from './site.module.css'

interface VariantChoiceProps {
  product: ProductPage
  variant: OfferVariant
  text: (word: 'buy' | 'get') => string
  /** whose lectures it opens */
  course?: CoursePage
  /** its price */
  children: ReactNode
}

/** One of several variants, with its way to the checkout. */
export function VariantChoice({ product, variant, text, course, children }: VariantChoiceProps) {
  const { slug, is_enrollment_enabled: isSold, offer } = product
  const { id, name, standard_amount, suggested_amount } = variant
  const what = text(standard_amount === 0 && suggested_amount === null ? 'get' : 'buy')
  return (
    <div className={styles.choice}>
      <div className={styles.choiceWords}>
        {children}
        {course && (
          <p className={common.note}>
            <IncludedLectures course={course} variantId={id} />
          </p>
        )}
      </div>
      {isSold && (
        <LinkButton
          look={offer.variants[0]?.id === id ? 'primary' : 'secondary'}
          to={`/${slug}/checkout?${new URLSearchParams({ variant: id })}`}
          aria-label={`${what}: ${name}`}
        >
          {what}
        </LinkButton>
      )}
    </div>
  )
}
