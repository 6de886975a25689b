import { Outlet, useRevalidator } from 'react-router'
import { getEditableProduct } from '#modules/catalog/contract.ts'
import { getSchedule } from '#modules/live-events/contract.ts'
import { EventHeading } from '#modules/live-events/ui/EventHeading.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/EventEditor.ts'
import type { EventInHand } from './use-event-in-hand.ts'

export async function loader({ request, context, params: { eventId } }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const [product, schedule] = await Promise.all([
    api.call(getEditableProduct, { productId: eventId }),
    api.call(getSchedule, { eventId }),
  ])
  return { product, schedule }
}

export default function EventEditor({ loaderData: { product, schedule } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const inHand: EventInHand = { product, schedule, reload: revalidate }
  return (
    <>
      <title>{product.title}</title>
      <EventHeading product={product} onSaved={inHand.reload} />
      <Outlet context={inHand} />
    </>
  )
}
