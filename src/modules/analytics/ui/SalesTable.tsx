import { formatDate, formatMoney } from '#platform/i18n/format.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { Dashboard, SalesDay } from '../contract.ts'
import { useAnalyticsText } from './use-text.ts'

export function SalesTable({ dashboard: { sales, currency, days } }: { dashboard: Dashboard }) {
  const text = useAnalyticsText()
  const { language } = useLocale()
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  return (
    <DataTable<SalesDay>
      caption={text('salesVolume', { count: days })}
      rows={sales.toReversed()}
      rowKey={({ on }) => on}
      columns={[
        { key: 'on', label: text('day'), cell: ({ on }) => formatDate(on, language, 'UTC') },
        { key: 'amount', label: text('thisPeriod'), cell: ({ amount }) => money(amount), isFigure: true },
        { key: 'before', label: text('periodBefore'), cell: ({ before }) => money(before), isFigure: true },
      ]}
    />
  )
}
