import { formatMoney, formatNumber, formatPercent } from '#platform/i18n/format.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { ProductNumbers } from '../numbers/contract.ts'
import { useNumbersText } from './use-numbers-text.ts'

interface Sold {
  sold: number
  amount: number
  refunded_amount: number
}

interface SoldTableProps<Row> {
  numbers: ProductNumbers
  title: string
  /** what the rows are called by */
  label: string
  rows: Row[]
  nameOf: (row: Row) => string
  /** figures of these rows alone, before what was sold */
  more?: { label: string; valueOf: (row: Row) => number; isMoney?: boolean }[]
  /** of how many one was sold; nothing is said of none */
  outOf: { label: string; countOf: (row: Row) => number }
}

/** What was sold of a product, told apart by something, with the share of those who came that bought. */
export function SoldTable<Row extends Sold>({
  numbers: { currency },
  title,
  label,
  rows,
  nameOf,
  more = [],
  outOf,
}: SoldTableProps<Row>) {
  const text = useNumbersText()
  const { language } = useLocale()
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const number = (value: number) => formatNumber(value, language)
  const share = (row: Row) => {
    const all = outOf.countOf(row)
    return all === 0 ? '–' : formatPercent(row.sold / all, language)
  }
  return (
    <Section title={title}>
      <DataTable<Row>
        caption={title}
        rows={rows}
        rowKey={nameOf}
        columns={[
          { key: 'name', label, cell: nameOf },
          ...more.map(({ label: name, valueOf, isMoney }) => ({
            key: name,
            label: name,
            cell: (row: Row) => (isMoney ? money : number)(valueOf(row)),
            isFigure: true,
          })),
          { key: 'sold', label: text('sold'), cell: ({ sold }) => number(sold), isFigure: true },
          { key: 'share', label: outOf.label, cell: share, isFigure: true },
          { key: 'amount', label: text('revenue'), cell: ({ amount }) => money(amount), isFigure: true },
          { key: 'refunds', label: text('refunds'), cell: ({ refunded_amount: back }) => money(back), isFigure: true },
        ]}
      />
    </Section>
  )
}
