import { Link } from 'react-router'
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
  return (
    <DataTable<PartnerRow>
      caption={text('partners')}
      rows={partners}
      rowKey={({ id }) => id}
      columns={[
        { key: 'partner', label: text('partner'), cell: nameOf },
        { key: 'clicks', label: text('clicks'), isFigure: true, cell: ({ figures }) => number(figures.clicks) },
        { key: 'sales', label: text('sales'), isFigure: true, cell: ({ figures }) => number(figures.sales) },
        { key: 'conversion', label: text('conversion'), isFigure: true, cell: ({ figures }) => conversion(figures) },
        {
          key: 'revenue',
          label: text('revenue'),
          isFigure: true,
          cell: ({ figures }) => money(figures.revenue, currency),
        },
        {
          key: 'commission',
          label: text('commission'),
          isFigure: true,
          cell: ({ figures }) => money(figures.commission, currency),
        },
        { key: 'paid', label: text('paid'), isFigure: true, cell: ({ figures }) => money(figures.paid, currency) },
        { key: 'owed', label: text('owed'), isFigure: true, cell: ({ balances }) => owedIn(balances) },
      ]}
    />
  )
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
