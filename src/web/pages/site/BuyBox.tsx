import type { CoursePage } from '#modules/courses/contract.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { ProductBuyBox } from './ProductBuyBox.tsx'
import { useSiteText } from './text.ts'
import styles from './site.module.css'

/** The way to the course: watch for those who have it, its offer for the others. */
export function BuyBox({ course }: { course: CoursePage }) {
  const { product, has_access } = course
  const text = useSiteText()
  if (!has_access) return <ProductBuyBox product={product} text={text} course={course} />
  return (
    <div className={styles.buy}>
      <p className={styles.note}>{text('yours')}</p>
      <LinkButton look="primary" wide to={`/${product.slug}/watch`}>
        {text('watch')}
      </LinkButton>
    </div>
  )
}
