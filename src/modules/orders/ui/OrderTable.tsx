import { Link } from 'react-router'
import { Status } from '#kit/feedback/Status.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { Price } from '#kit/figures/Price.tsx'
import inner from '#kit/inner.module.css'
import { type Column, column, figure, sorting } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney } from '#platform/i18n/format.ts'
import type { OrderRow } from '../contract.ts'
import { useOrdersText } from './panel-text.ts'
import { Returned } from './Returned.tsx'
import { STATUS_TONES } from './status-tones.ts'
import styles from './orders.module.css'

export function OrderTable({ orders }: { orders: OrderRow[] }) {
  const text = useOrdersText()
  const statusOf = ({ status, is_refund_requested: isRequested, dispute }: OrderRow) => (
    <>
      <Status tone={STATUS_TONES[status]}>{text(`status_${status}`)}</Status>
      {isRequested && <span className={styles.below}>{text('filter_refund_requested')}</span>}
      {dispute && <span className={styles.below}>{text(`dispute_${dispute}`)}</span>}
    </>
  )
  const columns: Column<OrderRow>[] = [
    column(text('order'), orderOf, 'order'),
    column(text('buyer'), buyerOf, 'buyer'),
    sorting('-placed', column(text('placedAt'), timeOf, 'placedAt')),
    column(text('status'), statusOf, 'status'),
    figure(text('code'), codeOf, 'code'),
    sorting('-amount', figure(text('amount'), amountOf, 'amount')),
  ]
  return <DataTable caption={text('orders')} rows={orders} columns={columns} />
}

const orderOf = ({ id, number, title }: OrderRow) => (
  <span className={inner.names}>
    <Link to={`/home/orders/${id}`}>{number}</Link>
    <small>{title}</small>
  </span>
)
const buyerOf = ({ buyer }: OrderRow) => (
  <span className={inner.names}>
    {buyer.name}
    <small>{buyer.email}</small>
  </span>
)
const timeOf = ({ created_at: at }: OrderRow) => <DateText at={at} withTime />
const codeOf = (order: OrderRow) => <TakenOff order={order} />
const amountOf = ({ amount, refunded_amount: refunded, currency }: OrderRow) => (
  <>
    <Price amount={amount} currency={currency} isFigure />
    {refunded > 0 && <Returned amount={refunded} currency={currency} />}
  </>
)

function TakenOff({ order: { promo_code: taken, currency } }: { order: OrderRow }) {
  const { language } = useLocale()
  if (!taken) return null
  return (
    <span className={inner.names}>
      {formatMoney({ amount: -taken.amount, currency }, language)}
      <small>{taken.code}</small>
    </span>
  )
}
