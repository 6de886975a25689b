import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { listAllCategories } from '#modules/catalog/contract.ts'
import { DeleteProduct } from '#modules/catalog/ui/DeleteProduct.tsx'
import { detailsDraft } from '#modules/catalog/ui/details.ts'
import { DetailsForm } from '#modules/catalog/ui/DetailsForm.tsx'
import { useCoursesText } from '#modules/courses/ui/use-text.ts'
import { writeDraft } from '#kit/drafts/useDraft.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/CourseDetails.ts'
import { useCourseInHand } from './use-course-in-hand.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { data } = await loading({ request, context }).api.call(listAllCategories)
  return { categories: data }
}

export default function CourseDetails({ loaderData: { categories } }: Route.ComponentProps) {
  const text = useCoursesText()
  const { product, reload } = useCourseInHand()
  const navigate = useNavigate()
  const leave = () => {
    // Nothing is left to save, so the way out must be free before it is taken.
    flushSync(() => writeDraft(detailsDraft(product.id), ''))
    void navigate('/home/courses')
  }
  return (
    <>
      {/* Above the headings that stand in the description. */}
      <VisuallyHidden>
        <h2>{text('details')}</h2>
      </VisuallyHidden>
      <DetailsForm key={product.id} product={product} categories={categories} onSaved={reload} />
      <DeleteProduct product={product} onDone={(outcome) => (outcome === 'deleted' ? leave() : void reload())} />
    </>
  )
}
