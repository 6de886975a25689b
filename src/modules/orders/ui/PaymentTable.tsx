import { Status } from '#kit/feedback/Status.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { Price } from '#kit/figures/Price.tsx'
import inner from '#kit/inner.module.css'
import { type Column, column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { usePaymentText } from '#modules/payments/ui/text.ts'
import { isFailed, isPaid } from '#modules/payments/vocabulary.ts'
import type { OrderDetails, Payment } from '../contract.ts'
import { useOrdersText } from './panel-text.ts'

/** Every attempt to pay, the first one first. */
export function PaymentTable({ order: { payments, currency } }: { order: OrderDetails }) {
  const text = useOrdersText()
  const ofPayment = usePaymentText()
  const amountOf = ({ amount }: Payment) => <Price amount={amount} currency={currency} isFigure />
  const stateOf = ({ status, failure_reason: failure, refund_reason: back }: Payment) => (
    <span className={inner.names}>
      <span>
        <Status tone={toneOf(status)}>{text(`payment_${status}`)}</Status>
      </span>
      {failure && <small>{ofPayment(`declined.${failure}`)}</small>}
      {back && <small>{text(`goesBack_${back}`)}</small>}
    </span>
  )
  const columns: Column<Payment>[] = [
    column(text('payment'), timeOf),
    column(text('status'), stateOf),
    figure(text('amount'), amountOf),
  ]
  return <DataTable caption={text('payments')} rows={payments} columns={columns} />
}

function toneOf(status: Payment['status']) {
  if (isPaid(status)) return 'good'
  return isFailed(status) ? 'bad' : 'caution'
}

const timeOf = ({ created_at: at }: Payment) => <DateText at={at} withTime />
