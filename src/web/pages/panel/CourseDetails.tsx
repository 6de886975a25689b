import { listAllCategories } from '#modules/catalog/contract.ts'
import { useCoursesText } from '#modules/courses/ui/use-text.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/CourseDetails.ts'
import { ProductDetailsPart } from './ProductDetailsPart.tsx'
import { useCourseInHand } from './use-course-in-hand.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { data } = await loading({ request, context }).api.call(listAllCategories)
  return { categories: data }
}

export default function CourseDetails({ loaderData: { categories } }: Route.ComponentProps) {
  const text = useCoursesText()
  const { product, reload } = useCourseInHand()
  return (
    <ProductDetailsPart
      title={text('details')}
      product={product}
      categories={categories}
      list="/home/courses"
      reload={reload}
    />
  )
}
