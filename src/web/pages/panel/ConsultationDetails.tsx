import { useConsultationPanelText } from '#modules/consultations/ui/use-text.ts'
import { listAllCategories } from '#modules/catalog/contract.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/ConsultationDetails.ts'
import { ProductDetailsPart } from './ProductDetailsPart.tsx'
import { useConsultationInHand } from './use-consultation-in-hand.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { data } = await loading({ request, context }).api.call(listAllCategories)
  return { categories: data }
}

export default function ConsultationDetails({ loaderData: { categories } }: Route.ComponentProps) {
  const text = useConsultationPanelText()
  const { product, reload } = useConsultationInHand()
  return (
    <ProductDetailsPart
      title={text('details')}
      product={product}
      categories={categories}
      list="/home/consultations"
      reload={reload}
    />
  )
}
