import type { Section } from '#modules/courses/contract.ts'
import { ContentEditor } from '#modules/courses/ui/ContentEditor.tsx'
import { useProductInHand } from './use-product-in-hand.ts'

export default function CourseContent() {
  const { product, contents: sections } = useProductInHand<Section[]>()
  return <ContentEditor key={product.id} courseId={product.id} sections={sections} />
}
