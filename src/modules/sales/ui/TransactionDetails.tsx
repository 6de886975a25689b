import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { Status } from '#kit/feedback/Status.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { Price } from '#kit/figures/Price.tsx'
import facts from '#kit/figures/facts.module.css'
import inner from '#kit/inner.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { type Column, column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { usePaymentText } from '#modules/payments/ui/text.ts'
import type { TransactionDetails as Transaction } from '../transactions/contract.ts'
import { useTransactionsText } from './text.ts'

type Line = Transaction['lines'][number]
type Refund = Transaction['refunds'][number]

/** All that is known of a transaction, with the ways to its order, buyer and products. */
export function TransactionDetails({ transaction }: { transaction: Transaction }) {
  const text = useTransactionsText()
  return (
    <>
      <Section title={text('money')}>
        <Money transaction={transaction} />
      </Section>
      <Section title={text('what')}>
        <Lines transaction={transaction} />
      </Section>
      <Section title={text('refunds')}>
        {transaction.refunds.length > 0 ? (
          <Refunds transaction={transaction} />
        ) : (
          <p className={inner.lightNote}>{text('noRefunds')}</p>
        )}
      </Section>
    </>
  )
}

function Money({ transaction }: { transaction: Transaction }) {
  const text = useTransactionsText()
  const ofPayment = usePaymentText()
  const { order, buyer, amount, fees, refunded_amount: returned, currency, failure_reason: failure } = transaction
  const money = (sum: number) => <Price amount={sum} currency={currency} isFigure />
  const seats = transaction.lines.reduce((sum, line) => sum + line.seats, 0)
  return (
    <dl className={facts.pairs}>
      <Fact label={text('order')}>
        <Link to={`/home/orders/${order.id}`}>{order.number}</Link>
      </Fact>
      <Fact label={text('buyer')}>
        <Link to={`/home/students/${buyer.id}`}>{buyer.name}</Link>, <a href={`mailto:${buyer.email}`}>{buyer.email}</a>
      </Fact>
      <Fact label={text('date')}>
        <DateText at={transaction.date} withTime />
      </Fact>
      <Fact label={text('type')}>{text(`type_${transaction.type}`)}</Fact>
      <Fact label={text('amount')}>{money(amount)}</Fact>
      <Fact label={text('collector')}>{text(`collector_${transaction.collected_by}`)}</Fact>
      {fees > 0 && <Fact label={text('fees')}>{money(fees)}</Fact>}
      {returned > 0 && <Fact label={text('returnedAmount')}>{money(returned)}</Fact>}
      {transaction.settled_at && (
        <Fact label={text('settledAt')}>
          <DateText at={transaction.settled_at} withTime />
        </Fact>
      )}
      {failure && <Fact label={text('failure')}>{ofPayment(`declined.${failure}`)}</Fact>}
      {transaction.status !== 'completed' && (
        <Fact label={text('retry')}>
          <a href={transaction.checkoutLink}>{transaction.checkoutLink}</a>
        </Fact>
      )}
      {transaction.dispute && <Fact label={text('dispute')}>{text(`dispute_${transaction.dispute}`)}</Fact>}
      {transaction.dispute_fee > 0 && <Fact label={text('disputeFee')}>{money(transaction.dispute_fee)}</Fact>}
      {seats > 0 && (
        <Fact label={text('invited')}>{text('invitedOf', { count: transaction.child_invitations, seats })}</Fact>
      )}
    </dl>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
)

function Lines({ transaction: { lines, currency } }: { transaction: Transaction }) {
  const text = useTransactionsText()
  const productOf = ({ title, product }: Line) => (
    <span className={inner.names}>
      <Link to={editorPath(product)}>{title}</Link>
      {product.title !== title && <small>{product.title}</small>}
    </span>
  )
  const columns: Column<Line>[] = [
    column(text('product'), productOf),
    figure(text('quantity'), ({ quantity }) => quantity),
    figure(text('returnedAmount'), ({ returned_amount: returned }) =>
      returned > 0 ? <Price amount={returned} currency={currency} isFigure /> : '–',
    ),
    figure(text('amount'), ({ amount }) => <Price amount={amount} currency={currency} isFigure />),
  ]
  return <DataTable caption={text('what')} rows={lines} columns={columns} />
}

const REFUND_TONES = { asked: 'caution', done: 'good', refused: 'bad' } as const

function Refunds({ transaction: { refunds, currency } }: { transaction: Transaction }) {
  const text = useTransactionsText()
  const reasonOf = ({ reason, asked_by: askedBy }: Refund) => (
    <span className={inner.names}>
      <span>{reason || text('atTheGateway')}</span>
      {askedBy && <small>{askedBy}</small>}
    </span>
  )
  const columns: Column<Refund>[] = [
    column(text('refundedAt'), ({ created_at: at }) => <DateText at={at} withTime />),
    column(text('reason'), reasonOf),
    column(text('status'), ({ state }) => <Status tone={REFUND_TONES[state]}>{text(`refund_${state}`)}</Status>),
    figure(text('amount'), ({ amount }) => <Price amount={amount} currency={currency} isFigure />),
  ]
  return <DataTable caption={text('refunds')} rows={refunds} columns={columns} />
}
