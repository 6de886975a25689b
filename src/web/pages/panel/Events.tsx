import { listPanelEvents } from '#modules/live-events/contract.ts'
import { EventTable } from '#modules/live-events/ui/EventTable.tsx'
import { useEventPanelText } from '#modules/live-events/ui/use-text.ts'
import type { Route } from './+types/Events.ts'
import { loadProducts } from './load-products.ts'
import { ProductListPage } from './ProductListPage.tsx'

export const loader = (args: Route.LoaderArgs) => loadProducts(args, (api, asked) => api.call(listPanelEvents, asked))

export default function Events({ loaderData: { listed: events, asked } }: Route.ComponentProps) {
  const text = useEventPanelText()
  return (
    <ProductListPage
      list="/home/events"
      words={{
        title: text('events'),
        add: text('newEvent'),
        search: text('search'),
        none: text('noEvents'),
        noneText: text('noEventsText'),
        noneFound: text('noneFound'),
        noneFoundText: text('noneFoundText'),
        showAll: text('showAll'),
        firstPage: text('firstPage'),
        nextPage: text('nextPage'),
      }}
      asked={asked}
      isEmpty={events.length === 0}
    >
      <EventTable events={events} />
    </ProductListPage>
  )
}
