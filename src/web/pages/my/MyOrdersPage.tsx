import { Suspense } from 'react'
import { useRevalidator } from 'react-router'
import { listMyGrants } from '#modules/access/contract.ts'
import { MyAccess } from '#modules/access/ui/MyAccess.tsx'
import { listMyOrders } from '#modules/orders/contract.ts'
import { MyOrders } from '#modules/orders/ui/MyOrders.tsx'
import { useMyOrdersText } from '#modules/orders/ui/text.ts'
import { listMySubscriptions } from '#modules/subscriptions/contract.ts'
import { listMyGifts } from '#modules/seats/gifts/contract.ts'
import { onDemand } from '#kit/on-demand.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/MyOrdersPage.ts'
import { MyShell } from '#web/shell/MyShell.tsx'

const MySubscriptions = onDemand(
  async () => (await import('#modules/subscriptions/ui/MySubscriptions.tsx')).MySubscriptions,
)
const MyGifts = onDemand(async () => (await import('#modules/seats/ui/gifts/MyGifts.tsx')).MyGifts)

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const [subscriptions, orders, gifts, grants] = await Promise.all([
    api.call(listMySubscriptions, {}),
    api.call(listMyOrders, {}),
    api.call(listMyGifts, {}),
    api.call(listMyGrants, {}),
  ])
  return { subscriptions, orders, gifts, grants }
}

export default function MyOrdersPage({ loaderData: { subscriptions, orders, gifts, grants } }: Route.ComponentProps) {
  const text = useMyOrdersText()
  const { revalidate } = useRevalidator()
  return (
    <MyShell title={text('myOrders')} first={<MyOrders initial={orders} />}>
      {subscriptions.data.length > 0 && (
        <Suspense>
          <MySubscriptions key={JSON.stringify(subscriptions.data)} initial={subscriptions} onChanged={revalidate} />
        </Suspense>
      )}
      {gifts.data.length > 0 && (
        <Suspense>
          <MyGifts
            key={gifts.data.map(({ id, email, status, send_on }) => id + email + status + send_on).join(',')}
            initial={gifts}
            onChanged={revalidate}
          />
        </Suspense>
      )}
      <MyAccess initial={grants} />
    </MyShell>
  )
}
