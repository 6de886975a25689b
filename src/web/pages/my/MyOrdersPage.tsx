import { Suspense } from 'react'
import { useRevalidator } from 'react-router'
import { listMyGrants } from '#modules/access/contract.ts'
import { MyAccess } from '#modules/access/ui/MyAccess.tsx'
import { listMyOrders } from '#modules/orders/contract.ts'
import { MyOrders } from '#modules/orders/ui/MyOrders.tsx'
import { useMyOrdersText } from '#modules/orders/ui/text.ts'
import { listMyGifts } from '#modules/seats/gifts/contract.ts'
import { onDemand } from '#kit/on-demand.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/MyOrdersPage.ts'
import { MyShell } from '#web/shell/MyShell.tsx'

const MyGifts = onDemand(async () => (await import('#modules/seats/ui/gifts/MyGifts.tsx')).MyGifts)

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const [orders, gifts, grants] = await Promise.all([
    api.call(listMyOrders, {}),
    api.call(listMyGifts, {}),
    api.call(listMyGrants, {}),
  ])
  return { orders, gifts, grants }
}

export default function MyOrdersPage({ loaderData: { orders, gifts, grants } }: Route.ComponentProps) {
  const text = useMyOrdersText()
  const { revalidate } = useRevalidator()
  return (
    <MyShell title={text('myOrders')} first={<MyOrders initial={orders} />}>
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
