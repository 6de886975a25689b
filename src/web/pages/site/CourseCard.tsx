import type { ProductCard } from '#modules/catalog/contract.ts'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { CardPrice } from '#modules/catalog/ui/CardPrice.tsx'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { useProductText } from '#modules/catalog/ui/product-text.ts'
import { Cover } from '#kit/identity/Cover.tsx'
import { Card } from '#kit/lists/Card.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDate } from '#platform/i18n/format.ts'
import { useSiteText } from './text.ts'

export function CourseCard({ course, isFirst = false }: { course: ProductCard; isFirst?: boolean }) {
  const text = useSiteText()
  const kindText = useProductText()
  const { language, timeZone } = useLocale()
  const { kind, takes_place_from: at } = course
  // Whom it is for, where its kind says so; otherwise what it is.
  const what = KINDS[kind].hasDifficulty ? text(course.difficulty) : kindText(kind)
  return (
    <Card
      to={productPath(course)}
      title={course.title}
      cover={
        <Cover title={course.title} image={coverImage(course.cover, '(width < 40rem) 92vw, 24rem')} isFirst={isFirst} />
      }
      kicker={[course.category, at ? formatDate(at, language, timeZone) : what].filter(Boolean).join(' · ')}
      meta={<CardPrice productId={course.id} price={course} />}
    />
  )
}
