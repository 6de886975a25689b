import { useLedgerText } from '#modules/ledger/ui/text.ts'
import type { WholeBalance } from '#modules/ledger/contract.ts'
import { LEDGER_ACCOUNTS, type LedgerAccount } from '#modules/ledger/vocabulary.ts'
import { column, type Column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney } from '#platform/i18n/format.ts'
import { useOperatingText } from './use-text.ts'

interface Row {
  id: LedgerAccount
}

/** What accounts hold, a column for each currency. */
export function HeldByAccount({ balances, caption }: { balances: WholeBalance['balances']; caption: string }) {
  const text = useOperatingText()
  const ledger = useLedgerText()
  const { language } = useLocale()
  const held = (currency: string, id: LedgerAccount) =>
    balances.find((balance) => balance.currency === currency)?.accounts.find(({ account }) => account === id)?.amount
  const rows = LEDGER_ACCOUNTS.filter((id) => balances.some(({ currency }) => held(currency, id) !== undefined))
  const columns: Column<Row>[] = [
    column(ledger('account'), ({ id }) => text(`of_${id}`)),
    ...balances.map(({ currency }) =>
      figure<Row>(currency, ({ id }) => {
        const amount = held(currency, id)
        return amount === undefined ? '–' : formatMoney({ amount, currency }, language)
      }),
    ),
  ]
  return <DataTable caption={caption} rows={rows.map((id) => ({ id }))} columns={columns} />
}
