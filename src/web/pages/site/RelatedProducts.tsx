import { Link } from 'react-router'
import { useArticlesText } from '#modules/articles/ui/use-text.ts'
import type { ProductCard } from '#modules/catalog/contract.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { CardGrid } from '#kit/lists/CardGrid.tsx'
import { CourseCard } from './CourseCard.tsx'

/** What is sold beside an article. */
export function RelatedProducts({ products }: { products: ProductCard[] }) {
  const text = useArticlesText()
  return (
    <Section title={text('related')} more={<Link to="/courses">{text('allCourses')}</Link>}>
      <CardGrid>
        {products.map((product) => (
          <CourseCard key={product.id} course={product} />
        ))}
      </CardGrid>
    </Section>
  )
}
