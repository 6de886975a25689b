import { Link } from 'react-router'
import { type Column, column, figure, sorting } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { PartnerRow } from '../contract.ts'
import styles from './partners.module.css'
import { usePartnerWords } from './use-partner-words.ts'
import { usePartnersText } from './use-text.ts'

/** Who sells how much; figures of the period but for what is owed. */
export function PartnerTable({ partners, currency }: { partners: PartnerRow[]; currency: string }) {
  const text = usePartnersText()
  const { money, number, conversion, owedIn } = usePartnerWords()
  const nameOf = (partner: PartnerRow) => <Name partner={partner} currency={currency} />
  const columns: Column<PartnerRow>[] = [
    sorting('name', column(text('partner'), nameOf, 'partner')),
    figure(text('clicks'), ({ figures }) => number(figures.clicks), 'clicks'),
    figure(text('sales'), ({ figures }) => number(figures.sales), 'sales'),
    figure(text('conversion'), ({ figures }) => conversion(figures), 'conversion'),
    figure(text('revenue'), ({ figures }) => money(figures.revenue, currency), 'revenue'),
    figure(text('commission'), ({ figures }) => money(figures.commission, currency), 'commission'),
    figure(text('paid'), ({ figures }) => money(figures.paid, currency), 'paid'),
    figure(text('owed'), ({ balances }) => owedIn(balances), 'owed'),
  ]
  return <DataTable caption={text('partners')} rows={partners} columns={columns} />
}

interface NameProps {
  partner: PartnerRow
  /** of the school; an amount in another one earns nothing */
  currency: string
}

function Name({ partner, currency }: NameProps) {
  const text = usePartnersText()
  const { id, name, code, state, commission_kind: kind } = partner
  const isPaused = state === 'active' && kind === 'amount' && partner.currency !== currency
  return (
    <span className={styles.names}>
      <Link to={`/home/partners/${id}`}>{name}</Link>
      <small>{state === 'ended' ? `${code} · ${text('ended')}` : code}</small>
      {isPaused && <small>{text('pausedAmount', { currency: partner.currency })}</small>}
    </span>
  )
}
