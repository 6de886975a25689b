import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { PartnerPage } from '../contract.ts'
import { usePartnerWords } from './use-partner-words.ts'
import { usePartnerPageText } from './use-text.ts'

type Month = PartnerPage['months'][number]

/** A month stands there once for each currency that something was sold in. */
export function MonthTable({ months }: { months: Month[] }) {
  const text = usePartnerPageText()
  const { language } = useLocale()
  const { money, number } = usePartnerWords()
  const names = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <DataTable<Month>
      caption={text('months')}
      rows={months}
      rowKey={({ month, currency }) => month + currency}
      columns={[
        { key: 'month', label: text('month'), cell: ({ month }) => names.format(new Date(`${month}-01`)) },
        { key: 'clicks', label: text('clicks'), isFigure: true, cell: ({ clicks }) => number(clicks) },
        { key: 'sales', label: text('sales'), isFigure: true, cell: ({ sales }) => number(sales) },
        {
          key: 'revenue',
          label: text('revenue'),
          isFigure: true,
          cell: ({ revenue, currency }) => money(revenue, currency),
        },
        {
          key: 'earned',
          label: text('earned'),
          isFigure: true,
          cell: ({ earned, currency }) => money(earned, currency),
        },
        { key: 'lost', label: text('lost'), isFigure: true, cell: ({ lost, currency }) => money(lost, currency) },
        { key: 'paid', label: text('paid'), isFigure: true, cell: ({ paid, currency }) => money(paid, currency) },
      ]}
    />
  )
}
