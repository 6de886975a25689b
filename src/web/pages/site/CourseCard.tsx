import type { ProductCard } from '#modules/catalog/contract.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { CardPrice } from '#modules/catalog/ui/CardPrice.tsx'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { Cover } from '#kit/identity/Cover.tsx'
import { Card } from '#kit/lists/Card.tsx'
import { useKickerOf } from './use-kicker-of.ts'

export function CourseCard({ course, isFirst = false }: { course: ProductCard; isFirst?: boolean }) {
  const kicker = useKickerOf()(course)
  return (
    <Card
      to={productPath(course)}
      title={course.title}
      cover={
        <Cover title={course.title} image={coverImage(course.cover, '(width < 40rem) 92vw, 24rem')} isFirst={isFirst} />
      }
      kicker={kicker}
      meta={<CardPrice productId={course.id} price={course} />}
    />
  )
}
