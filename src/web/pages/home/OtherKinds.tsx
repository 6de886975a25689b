import { CardPrice } from '#modules/catalog/ui/CardPrice.tsx'
import type { ProductCard } from '#modules/catalog/contract.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { useKickerOf } from '../site/use-kicker-of.ts'
import { useSiteText } from '../site/text.ts'

/** What a school sells that is no course, in a list that leaves the courses the stage. */
export function OtherKinds({ products }: { products: ProductCard[] }) {
  const text = useSiteText()
  const kickerOf = useKickerOf()
  return (
    <Section title={text('besideCourses')}>
      <RowList>
        {products.map((product) => (
          <ListRow
            key={product.id}
            title={product.title}
            to={productPath(product)}
            meta={<CardPrice productId={product.id} price={product} />}
          >
            {kickerOf(product)}
          </ListRow>
        ))}
      </RowList>
    </Section>
  )
}
