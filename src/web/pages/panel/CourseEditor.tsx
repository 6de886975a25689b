import { Outlet, useRevalidator } from 'react-router'
import { getEditableProduct } from '#modules/catalog/contract.ts'
import { listSections } from '#modules/courses/contract.ts'
import { CourseHeading } from '#modules/courses/ui/CourseHeading.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/CourseEditor.ts'
import type { CourseInHand } from './use-course-in-hand.ts'

export async function loader({ request, context, params: { courseId } }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const [product, sections] = await Promise.all([
    api.call(getEditableProduct, { productId: courseId }),
    api.call(listSections, { courseId }),
  ])
  return { product, sections: sections.data }
}

export default function CourseEditor({ loaderData: { product, sections } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const inHand: CourseInHand = { product, sections, reload: revalidate }
  return (
    <>
      <title>{product.title}</title>
      <CourseHeading product={product} sections={sections} onSaved={inHand.reload} />
      <Outlet context={inHand} />
    </>
  )
}
