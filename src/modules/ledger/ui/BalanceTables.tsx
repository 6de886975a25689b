import { Link } from 'react-router'
import inner from '#kit/inner.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { type Column, column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney } from '#platform/i18n/format.ts'
import type { WholeBalance } from '../contract.ts'
import { LEDGER_ACCOUNTS, type LedgerAccount } from '../vocabulary.ts'
import { useLedgerText } from './text.ts'

const GROUPS = {
  money: ['platform_pending', 'platform_available', 'platform_reserved', 'own_gateway'],
  owed: ['owed_platform', 'owed_partners', 'buyers'],
  earned: ['sales', 'vat', 'corrections'],
  cost: ['fees', 'fee_vat', 'commissions', 'partners_paid'],
} as const satisfies Record<string, readonly LedgerAccount[]>

interface Row {
  id: LedgerAccount
  /** by currency */
  amounts: Map<string, number>
}

/** What the school has, owes and earned, a column for each currency; each amount opens the lines that it is made of. */
export function BalanceTables({ balance: { balances, held_days: days } }: { balance: WholeBalance }) {
  const text = useLedgerText()
  const { language } = useLocale()
  const rows = LEDGER_ACCOUNTS.map((id): Row => ({ id, amounts: amountsOf(balances, id) }))
  const columns: Column<Row>[] = [
    column(text('account'), ({ id }) => (
      <span className={inner.names}>
        <span>{text(id)}</span>
        <small>{text(`${id}Help`, { days })}</small>
      </span>
    )),
    ...balances.map(({ currency }) =>
      figure<Row>(currency, ({ id, amounts }) => {
        const amount = amounts.get(currency)
        if (amount === undefined) return '–'
        return (
          <Link to={`/home/balance/${id}?currency=${currency}`}>{formatMoney({ amount, currency }, language)}</Link>
        )
      }),
    ),
  ]
  return (['money', 'owed', 'earned', 'cost'] as const).map((group) => {
    const shown = rows.filter(
      ({ id, amounts }) => (GROUPS[group] as readonly string[]).includes(id) && amounts.size > 0,
    )
    return (
      shown.length > 0 && (
        <Section key={group} title={text(`group_${group}`)}>
          <DataTable caption={text(`group_${group}`)} rows={shown} columns={columns} />
        </Section>
      )
    )
  })
}

const amountsOf = (balances: WholeBalance['balances'], id: LedgerAccount): Map<string, number> =>
  new Map(
    balances.flatMap(({ currency, accounts }) =>
      accounts.filter(({ account }) => account === id).map(({ amount }): [string, number] => [currency, amount]),
    ),
  )
