import { listMyGrants } from '#modules/access/contract.ts'
import { MyAccess } from '#modules/access/ui/MyAccess.tsx'
import { listMyOrders } from '#modules/checkout/orders/contract.ts'
import { MyOrders } from '#modules/checkout/ui/orders/MyOrders.tsx'
import { useMyOrdersText } from '#modules/checkout/ui/text.ts'
import { MyTabs } from '#modules/notes/ui/MyTabs.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/MyOrdersPage.ts'
import styles from './my.module.css'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const [orders, grants] = await Promise.all([api.call(listMyOrders, {}), api.call(listMyGrants, {})])
  return { orders, grants }
}

export default function MyOrdersPage({ loaderData: { orders, grants } }: Route.ComponentProps) {
  const text = useMyOrdersText()
  return (
    <SiteShell>
      <Page>
        <title>{text('myOrders')}</title>
        <div className={styles.courses}>
          <MyTabs />
          <h1>{text('myOrders')}</h1>
          <MyOrders initial={orders} />
        </div>
        <MyAccess initial={grants} />
      </Page>
    </SiteShell>
  )
}
