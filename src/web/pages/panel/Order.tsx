import { useRevalidator } from 'react-router'
import { getOrder } from '#modules/orders/contract.ts'
import { OrderDetails } from '#modules/orders/ui/OrderDetails.tsx'
import { RefundOrder } from '#modules/orders/ui/RefundOrder.tsx'
import { STATUS_TONES } from '#modules/orders/ui/status-tones.ts'
import { useOrdersText } from '#modules/orders/ui/panel-text.ts'
import { listOrderGifts } from '#modules/seats/gifts/contract.ts'
import { OrderGifts } from '#modules/seats/ui/gifts/OrderGifts.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Order.ts'

export async function loader({ request, context, params: { orderId } }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { order } = await api.call(getOrder, { orderId })
  const hasGifts = order.lines.some(({ gift }) => gift !== null)
  const gifts = hasGifts ? (await api.call(listOrderGifts, { orderId })).data : []
  return { order, gifts }
}

export default function Order({ loaderData: { order, gifts } }: Route.ComponentProps) {
  const text = useOrdersText()
  const { revalidate } = useRevalidator()
  const title = text('orderNumber', { number: order.number })
  return (
    <>
      <title>{title}</title>
      <Breadcrumbs crumbs={[{ label: text('orders'), to: '/home/orders' }, { label: order.number }]} />
      <PageHeading
        title={title}
        state={<Status tone={STATUS_TONES[order.status]}>{text(`status_${order.status}`)}</Status>}
        actions={order.can.refund && <RefundOrder order={order} />}
      />
      <OrderDetails order={order}>
        {gifts.length > 0 && <OrderGifts gifts={gifts} onChanged={revalidate} />}
      </OrderDetails>
    </>
  )
}
