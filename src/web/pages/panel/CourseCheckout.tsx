import type { Route } from './+types/CourseCheckout.ts'
import { loadCheckoutPart } from './load-checkout-part.ts'
import { ProductCheckoutPart } from './ProductCheckoutPart.tsx'
import { useCourseInHand } from './use-course-in-hand.ts'

export const loader = ({ params, ...args }: Route.LoaderArgs) => loadCheckoutPart(args, params.courseId)

export default function CourseCheckout({ loaderData }: Route.ComponentProps) {
  const { product, reload } = useCourseInHand()
  return <ProductCheckoutPart {...loaderData} product={product} reload={reload} />
}
