import { listSections } from '#modules/courses/contract.ts'
import { useCoursesText } from '#modules/courses/ui/use-text.ts'
import { VariantContentsForm } from '#modules/courses/ui/VariantContentsForm.tsx'
import { listVariantContents } from '#modules/courses/variants/contract.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/CoursePrice.ts'
import { ProductPricePart } from './ProductPricePart.tsx'
import { useProductInHand } from './use-product-in-hand.ts'

export async function loader({ request, context, params: { productId: courseId } }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const [{ data: contents }, { data: sections }] = await Promise.all([
    api.call(listVariantContents, { courseId }),
    api.call(listSections, { courseId }),
  ])
  return { contents, sections }
}

export default function CoursePrice({ loaderData: { contents, sections } }: Route.ComponentProps) {
  const text = useCoursesText()
  const { product, reload } = useProductInHand()
  const contentsOf = (variantId: string) => {
    const own = contents.find(({ variant_id }) => variant_id === variantId)
    return (
      own && (
        <Section title={text('includes')}>
          <VariantContentsForm courseId={product.id} contents={own} sections={sections} onSaved={reload} />
        </Section>
      )
    )
  }
  return <ProductPricePart product={product} reload={reload} contentsOf={contentsOf} />
}
