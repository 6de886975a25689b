import { formatDate, formatMoney } from '#platform/i18n/format.ts'
import { type Column, column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { Dashboard, SalesDay } from '../contract.ts'
import { useAnalyticsText } from './use-text.ts'

export function SalesTable({ dashboard: { sales, currency, days } }: { dashboard: Dashboard }) {
  const text = useAnalyticsText()
  const { language } = useLocale()
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const columns: Column<SalesDay>[] = [
    column(text('day'), ({ on }) => formatDate(on, language, 'UTC')),
    figure(text('thisPeriod'), ({ amount }) => money(amount)),
    figure(text('periodBefore'), ({ before }) => money(before)),
  ]
  return (
    <DataTable
      caption={text('salesVolume', { count: days })}
      rows={sales.toReversed()}
      rowKey={({ on }) => on}
      columns={columns}
    />
  )
}
