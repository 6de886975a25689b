import { getOrderTotals, listOrders } from '#modules/orders/contract.ts'
import { ordersAskedFor } from '#modules/orders/ui/asked-orders.ts'
import { OrderFilters } from '#modules/orders/ui/OrderFilters.tsx'
import { OrderTable } from '#modules/orders/ui/OrderTable.tsx'
import { OrderTotals } from '#modules/orders/ui/OrderTotals.tsx'
import { useOrdersText } from '#modules/orders/ui/panel-text.ts'
import { ExportMenu } from '#modules/exports/ui/ExportMenu.tsx'
import { ORDER_SORTS } from '#modules/orders/vocabulary.ts'
import { chosenIn } from '#kit/lists/asked.ts'
import { orderIn } from '#kit/lists/list-order.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Orders.ts'
import { askedPage, placeOf } from './lists/asked-page.ts'
import { ListPage } from './lists/ListPage.tsx'
import { ToProducts } from './lists/ToProducts.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { asked: query, cursor } = askedPage(request)
  const asked = ordersAskedFor(query)
  const filter = chosenIn(asked)
  const sort = orderIn(query, ORDER_SORTS)
  const [page, { totals }] = await Promise.all([
    api.call(listOrders, { ...filter, ...(sort && { sort }), cursor }),
    api.call(getOrderTotals, filter),
  ])
  return { orders: page.data, totals, asked, sort, place: placeOf(page, cursor) }
}

export default function Orders({ loaderData: { orders, totals, asked, sort, place } }: Route.ComponentProps) {
  const text = useOrdersText()
  return (
    <ListPage
      {...place}
      list="/home/orders"
      title={text('orders')}
      none={{ title: text('noOrders'), text: text('noOrdersText') }}
      text={text}
      add={<ToProducts />}
      actions={orders.length > 0 && <ExportMenu kind="orders" asked={asked} />}
      asked={asked}
      order={{ asked: sort, usual: ORDER_SORTS[0] }}
      filters={<OrderFilters asked={asked} />}
      isEmpty={orders.length === 0}
    >
      <OrderTotals totals={totals} />
      <OrderTable orders={orders} />
    </ListPage>
  )
}
