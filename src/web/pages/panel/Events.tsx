import { listPanelEvents } from '#modules/live-events/contract.ts'
import { EventTable } from '#modules/live-events/ui/EventTable.tsx'
import { useEventPanelText } from '#modules/live-events/ui/use-text.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Events.ts'
import { askedProducts } from './asked-products.ts'
import { ProductListPage } from './ProductListPage.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { q, status, cursor } = askedProducts(request)
  const page = await api.call(listPanelEvents, { q: q || undefined, status, cursor })
  return { events: page.data, next: cursorIn(page.next_page_url), q, status: status ?? '', isFirst: !cursor }
}

export default function Events({ loaderData: { events, ...asked } }: Route.ComponentProps) {
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
