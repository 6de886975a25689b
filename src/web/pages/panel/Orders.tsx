import { cursorIn } from '#platform/contract/cursor-in.ts'
import { getOrderTotals, listOrders } from '#modules/orders/contract.ts'
import { ordersAskedFor, ordersPath, setOf } from '#modules/orders/ui/asked-orders.ts'
import { OrderFilters } from '#modules/orders/ui/OrderFilters.tsx'
import { OrderTable } from '#modules/orders/ui/OrderTable.tsx'
import { OrderTotals } from '#modules/orders/ui/OrderTotals.tsx'
import { useOrdersText } from '#modules/orders/ui/text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Orders.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const query = new URL(request.url).searchParams
  const asked = ordersAskedFor(query)
  const cursor = query.get('cursor') ?? undefined
  const filter = setOf(asked)
  const [page, { totals }] = await Promise.all([
    api.call(listOrders, { ...filter, cursor }),
    api.call(getOrderTotals, filter),
  ])
  return { orders: page.data, totals, next: cursorIn(page.next_page_url), asked, isFirst: !cursor }
}

export default function Orders({ loaderData: { orders, totals, next, asked, isFirst } }: Route.ComponentProps) {
  const text = useOrdersText()
  const isAskedFor = Object.values(asked).some((value) => value !== '')
  const isUntouched = orders.length === 0 && !isAskedFor && isFirst
  return (
    <>
      <title>{text('orders')}</title>
      <PageHeading title={text('orders')} />
      {isUntouched ? (
        <EmptyState title={text('noOrders')}>{text('noOrdersText')}</EmptyState>
      ) : (
        <>
          <OrderFilters asked={asked} />
          {orders.length === 0 ? (
            <EmptyState
              title={text('noneFound')}
              action={<LinkButton to="/home/orders">{text('showAllOrders')}</LinkButton>}
            >
              {text('noneFoundText')}
            </EmptyState>
          ) : (
            <>
              <OrderTotals totals={totals} />
              <OrderTable orders={orders} />
            </>
          )}
          <div className={common.row}>
            {!isFirst && <LinkButton to={ordersPath(asked)}>{text('firstPage')}</LinkButton>}
            {next && <LinkButton to={ordersPath(asked, next)}>{text('nextPage')}</LinkButton>}
          </div>
        </>
      )}
    </>
  )
}
