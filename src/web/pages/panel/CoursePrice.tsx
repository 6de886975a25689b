import { LeaveGuards } from '#modules/catalog/ui/LeaveGuards.tsx'
import { SaleForm } from '#modules/catalog/ui/SaleForm.tsx'
import { useCatalogText } from '#modules/catalog/ui/use-text.ts'
import { VariantsEditor } from '#modules/catalog/ui/VariantsEditor.tsx'
import { VatForm } from '#modules/catalog/ui/VatForm.tsx'
import { useCoursesText } from '#modules/courses/ui/use-text.ts'
import { VariantContentsForm } from '#modules/courses/ui/VariantContentsForm.tsx'
import { listVariantContents } from '#modules/courses/variants/contract.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/CoursePrice.ts'
import { useCourseInHand } from './use-course-in-hand.ts'

export async function loader({ request, context, params: { courseId } }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  return { contents: (await api.call(listVariantContents, { courseId })).data }
}

export default function CoursePrice({ loaderData: { contents } }: Route.ComponentProps) {
  const text = useCoursesText()
  const catalog = useCatalogText()
  const { product, sections, reload } = useCourseInHand()
  return (
    <LeaveGuards>
      <VariantsEditor product={product} onSaved={reload}>
        {(variantId) => {
          const own = contents.find(({ variant_id }) => variant_id === variantId)
          return (
            own && (
              <Section title={text('includes')}>
                <VariantContentsForm courseId={product.id} contents={own} sections={sections} onSaved={reload} />
              </Section>
            )
          )
        }}
      </VariantsEditor>
      <Section title={catalog('sale')}>
        <SaleForm product={product} onSaved={reload} />
      </Section>
      <Section title={catalog('vat')}>
        <VatForm product={product} onSaved={reload} />
      </Section>
    </LeaveGuards>
  )
}
