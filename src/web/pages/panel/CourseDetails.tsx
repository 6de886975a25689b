import { useNavigate } from 'react-router'
import { listCategories } from '#modules/catalog/contract.ts'
import { DeleteProduct } from '#modules/catalog/ui/DeleteProduct.tsx'
import { DetailsForm } from '#modules/catalog/ui/DetailsForm.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/CourseDetails.ts'
import { useCourseInHand } from './use-course-in-hand.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { data } = await loading({ request, context }).api.call(listCategories)
  return { categories: data }
}

export default function CourseDetails({ loaderData: { categories } }: Route.ComponentProps) {
  const { product, reload } = useCourseInHand()
  const navigate = useNavigate()
  return (
    <>
      <DetailsForm key={product.id} product={product} categories={categories} onSaved={reload} />
      <DeleteProduct
        product={product}
        onDone={(outcome) => (outcome === 'deleted' ? void navigate('/home/courses') : void reload())}
      />
    </>
  )
}
