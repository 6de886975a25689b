import { Link } from 'react-router'
import { formatDate } from '#platform/i18n/format.ts'
import { DateText } from '#kit/figures/DateText.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { Price } from '#kit/figures/Price.tsx'
import inner from '#kit/inner.module.css'
import { type Column, column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { ContractWithdrawalRow } from '../contract-withdrawals/contract.ts'
import { BuyerName } from './BuyerName.tsx'
import { useOrdersText } from './panel-text.ts'
import { RefundContractWithdrawal } from './RefundContractWithdrawal.tsx'
import styles from './contract-withdrawals.module.css'

const TONES = { open: 'caution', returning: 'accent', done: 'good', refused: 'plain' } as const

/** Who withdrew from what, and what an admin has to do about it by when. */
export function ContractWithdrawalTable({ withdrawals }: { withdrawals: ContractWithdrawalRow[] }) {
  const text = useOrdersText()
  const columns: Column<ContractWithdrawalRow>[] = [
    column(text('order'), orderOf),
    column(text('statedAt'), statedOf),
    figure(text('money'), dueOf),
    column(text('whatToDo'), toDoOf),
  ]
  return <DataTable caption={text('withdrawals')} rows={withdrawals} columns={columns} />
}

const statedOf = (row: ContractWithdrawalRow) => <Stated row={row} />
const toDoOf = (row: ContractWithdrawalRow) => <ToDo row={row} />
const orderOf = ({ order, buyer }: ContractWithdrawalRow) => (
  <span className={`${inner.names} ${styles.names}`}>
    <Link to={`/home/orders/${order.id}`}>{order.number}</Link>
    <small>{order.title}</small>
    <small>
      <BuyerName buyer={buyer} />
    </small>
  </span>
)

function Stated({ row: { statement, buyer } }: { row: ContractWithdrawalRow }) {
  const text = useOrdersText()
  return (
    <span className={`${inner.names} ${styles.names}`}>
      <DateText at={statement.at} withTime />
      <small>{statement.text}</small>
      {statement.name !== buyer.name && <small>{text('statedAs', { name: statement.name })}</small>}
    </span>
  )
}

const dueOf = ({ due_amount: amount, order: { currency } }: ContractWithdrawalRow) =>
  amount > 0 ? <Price amount={amount} currency={currency} isFigure /> : '–'

function ToDo({ row }: { row: ContractWithdrawalRow }) {
  const text = useOrdersText()
  const { language, timeZone } = useLocale()
  const { state, verdict, settled_at: settledAt } = row
  const day = (at: string) => formatDate(at, language, timeZone)
  return (
    <span className={styles.todo}>
      <Status tone={TONES[state]}>{text(`state_${state}`)}</Status>
      {verdict !== 'accepted' && <small>{text(`verdict_${verdict}`)}</small>}
      {state === 'open' && <small>{text('returnBy', { date: day(row.due_at) })}</small>}
      {state === 'done' && settledAt && <small>{text('doneAt', { date: day(settledAt) })}</small>}
      {row.is_unknown_to_gateway && <small>{text('unknownToGateway')}</small>}
      {row.can.refund && <RefundContractWithdrawal withdrawal={row} />}
    </span>
  )
}
