import type { ProductCard } from '#modules/catalog/contract.ts'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { Price } from '#web/kit/figures/Price.tsx'
import { Cover } from '#web/kit/identity/Cover.tsx'
import { Card } from '#web/kit/lists/Card.tsx'
import { useSiteText } from './text.ts'

export function CourseCard({ course, isFirst = false }: { course: ProductCard; isFirst?: boolean }) {
  const text = useSiteText()
  return (
    <Card
      to={`/${course.slug}`}
      title={course.title}
      cover={
        <Cover title={course.title} image={coverImage(course.cover, '(width < 40rem) 92vw, 24rem')} isFirst={isFirst} />
      }
      kicker={[course.category, text(course.difficulty)].filter(Boolean).join(' · ')}
      meta={
        <Price
          amount={course.amount}
          currency={course.currency}
          was={course.standard_amount}
          lowest={course.reference_amount ?? undefined}
        />
      }
    />
  )
}
