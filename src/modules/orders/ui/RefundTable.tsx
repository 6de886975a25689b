import { Status } from '#kit/feedback/Status.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { Price } from '#kit/figures/Price.tsx'
import inner from '#kit/inner.module.css'
import { type Column, column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { OrderDetails, Refund } from '../contract.ts'
import { useOrdersText } from './panel-text.ts'

const TONES = { asked: 'accent', done: 'good', refused: 'bad' } as const

/** What went back or is about to, why, and by whom. */
export function RefundTable({ order: { refunds, currency } }: { order: OrderDetails }) {
  const text = useOrdersText()
  const amountOf = ({ amount }: Refund) => <Price amount={amount} currency={currency} isFigure />
  const stateOf = ({ state }: Refund) => <Status tone={TONES[state]}>{text(`refund_${state}`)}</Status>
  const reasonOf = ({ reason, asked_by: by }: Refund) => (
    <span className={inner.names}>
      <span>{reason || text('atTheGateway')}</span>
      {by && <small>{text('byWhom', { name: by })}</small>}
    </span>
  )
  const columns: Column<Refund>[] = [
    column(text('askedAt'), timeOf),
    column(text('refundOf'), ({ line_title: title }) => title ?? text('wholeOrder')),
    column(text('reason'), reasonOf),
    column(text('status'), stateOf),
    figure(text('amount'), amountOf),
  ]
  return <DataTable caption={text('refunds')} rows={refunds} columns={columns} />
}

const timeOf = ({ created_at: at }: Refund) => <DateText at={at} withTime />
