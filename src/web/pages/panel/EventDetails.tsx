import { useEventPanelText } from '#modules/live-events/ui/use-text.ts'
import { listAllCategories } from '#modules/catalog/contract.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/EventDetails.ts'
import { ProductDetailsPart } from './ProductDetailsPart.tsx'
import { useEventInHand } from './use-event-in-hand.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { data } = await loading({ request, context }).api.call(listAllCategories)
  return { categories: data }
}

export default function EventDetails({ loaderData: { categories } }: Route.ComponentProps) {
  const text = useEventPanelText()
  const { product, reload } = useEventInHand()
  return (
    <ProductDetailsPart
      title={text('details')}
      product={product}
      categories={categories}
      list="/home/events"
      reload={reload}
    />
  )
}
