import common from '#kit/common.module.css'
import type { OfferVariant } from '#modules/catalog/contract.ts'
import type { OwnCourse } from '#modules/course-pages/contract.ts'
import type { CoursePage } from '#modules/courses/contract.ts'
import { IncludedLectures } from '#modules/courses/ui/IncludedLectures.tsx'
import { textOf } from '#kit/text/text-of.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney } from '#platform/i18n/format.ts'
import { Prices } from './Prices.tsx'
import { useSiteText } from './text.ts'
import styles from './site.module.css'

const useBetterText = textOf(
  () => import('./messages/better-en.ts'),
  () => import('./messages/better-pl.ts'),
)

/** To whoever has some of a course: which variant that is, and what one that opens more costs them beside it. */
export function BetterVariants({ course, own }: { course: CoursePage; own: OwnCourse }) {
  const { product } = course
  const text = useSiteText()
  const shown = product.offer.variants.filter(({ id }) => own.variants.includes(id) || betterOf(own, id))
  return (
    <Prices product={product} variants={shown} text={text} course={course}>
      {(variant, choice) => {
        const better = betterOf(own, variant.id)
        return better ? (
          choice(<More variant={variant} counted={better.counted_amount} />)
        ) : (
          <Held {...{ course, variant }} />
        )
      }}
    </Prices>
  )
}

const betterOf = ({ better }: OwnCourse, id: string) => better.find(({ variant_id }) => variant_id === id)

function More({ variant, counted }: { variant: OfferVariant; counted: number }) {
  const text = useBetterText()
  const { language } = useLocale()
  if (counted === 0) return null
  const { currency, suggested_amount: suggested } = variant
  const amount = Math.max(0, variant.amount - counted)
  const written = formatMoney({ amount, currency }, language)
  return (
    <p className={common.strong}>
      {amount === 0 ? text('noMore') : text(suggested === null ? 'more' : 'moreFrom', { amount: written })}
    </p>
  )
}

function Held({ course, variant }: { course: CoursePage; variant: OfferVariant }) {
  const text = useBetterText()
  return (
    <div className={styles.choice}>
      <div className={styles.choiceWords}>
        <p className={common.strong}>{variant.name}</p>
        <p className={common.note}>
          <IncludedLectures course={course} variantId={variant.id} />
        </p>
      </div>
      <p>{text('yours')}</p>
    </div>
  )
}
