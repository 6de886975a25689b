import { Suspense } from 'react'
import type { OwnCourse } from '#modules/course-pages/contract.ts'
import type { CoursePage } from '#modules/courses/contract.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { onDemand } from '#kit/on-demand.ts'
import { ProductBuyBox } from './ProductBuyBox.tsx'
import { useSiteText } from './text.ts'
import styles from './site.module.css'

const BetterVariants = onDemand(async () => (await import('./BetterVariants.tsx')).BetterVariants)

interface BuyBoxProps {
  course: CoursePage
  /** null for visitors, undefined while it is not known */
  own: OwnCourse | null | undefined
}

/** The way to the course: watch for those who have it, and what they could have besides; its offer for the others. */
export function BuyBox({ course, own }: BuyBoxProps) {
  const { product, has_access } = course
  const text = useSiteText()
  if (!has_access) return <ProductBuyBox product={product} text={text} course={course} />
  return (
    <div className={styles.buy}>
      <p className={common.note}>{text('yours')}</p>
      <LinkButton look="primary" wide to={`/${product.slug}/watch`}>
        {text('watch')}
      </LinkButton>
      {own?.better[0] && (
        <Suspense>
          <BetterVariants course={course} own={own} />
        </Suspense>
      )}
    </div>
  )
}
