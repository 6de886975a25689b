import { type Column, column } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { PartnerPage } from '../contract.ts'
import { useSoldColumns } from './use-sold-columns.ts'
import { usePartnerPageText } from './use-text.ts'

type Month = PartnerPage['months'][number]

/** A month stands there once for each currency that something was sold in. */
export function MonthTable({ months }: { months: Month[] }) {
  const text = usePartnerPageText()
  const { language } = useLocale()
  const { sold, inMoney } = useSoldColumns()
  const names = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const columns: Column<Month>[] = [
    column(text('month'), ({ month }) => names.format(new Date(`${month}-01`))),
    ...sold,
    inMoney('paid'),
  ]
  return (
    <DataTable
      caption={text('months')}
      rows={months}
      rowKey={({ month, currency }) => month + currency}
      columns={columns}
    />
  )
}
