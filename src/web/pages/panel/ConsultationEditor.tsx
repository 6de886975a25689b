import { Outlet, useRevalidator } from 'react-router'
import { getEditableProduct } from '#modules/catalog/contract.ts'
import { getSetup } from '#modules/consultations/contract.ts'
import { ConsultationHeading } from '#modules/consultations/ui/ConsultationHeading.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/ConsultationEditor.ts'
import type { ConsultationInHand } from './use-consultation-in-hand.ts'

export async function loader({ request, context, params: { consultationId } }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const [product, setup] = await Promise.all([
    api.call(getEditableProduct, { productId: consultationId }),
    api.call(getSetup, { consultationId }),
  ])
  return { product, setup }
}

export default function ConsultationEditor({ loaderData: { product, setup } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const inHand: ConsultationInHand = { product, setup, reload: revalidate }
  return (
    <>
      <title>{product.title}</title>
      <ConsultationHeading product={product} onSaved={inHand.reload} />
      <Outlet context={inHand} />
    </>
  )
}
