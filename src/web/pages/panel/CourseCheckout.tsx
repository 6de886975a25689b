import { getCheckoutFields } from '#modules/checkout/fields/contract.ts'
import { CheckoutFieldsForm } from '#modules/checkout/ui/fields/CheckoutFieldsForm.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/CourseCheckout.ts'
import { useCourseInHand } from './use-course-in-hand.ts'

export async function loader({ request, context, params: { courseId } }: Route.LoaderArgs) {
  return loading({ request, context }).api.call(getCheckoutFields, { productId: courseId })
}

export default function CourseCheckout({ loaderData: { fields } }: Route.ComponentProps) {
  const { product, reload } = useCourseInHand()
  return <CheckoutFieldsForm key={product.id} productId={product.id} fields={fields} onSaved={reload} />
}
