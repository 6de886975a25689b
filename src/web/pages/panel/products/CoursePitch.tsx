import { useRevalidator } from 'react-router'
import { getPitch } from '#modules/catalog/pitch/contract.ts'
import { PitchForm } from '#modules/catalog/ui/PitchForm.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/CoursePitch.ts'
import { useProductInHand } from './use-product-in-hand.ts'

export async function loader({ request, context, params: { productId } }: Route.LoaderArgs) {
  return { pitch: await loading({ request, context }).api.call(getPitch, { productId }) }
}

/** What a course promises besides its description. */
export default function CoursePitch({ loaderData: { pitch } }: Route.ComponentProps) {
  const { product } = useProductInHand()
  const { revalidate } = useRevalidator()
  return <PitchForm key={product.id} productId={product.id} pitch={pitch} onSaved={revalidate} />
}
