import type { ComponentProps } from 'react'
import { formatNumber, formatPercent } from '#platform/i18n/format.ts'
import { Amounts } from '#kit/figures/Amounts.tsx'
import { column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { ProductNumbers } from '../numbers/contract.ts'
import { useNumbersText } from './use-numbers-text.ts'

interface Paid {
  amount: number
  refunded_amount: number
}

interface Sold extends Paid {
  sold: number
  renewals: number
  others: (Paid & { currency: string })[]
}

type AmountsOf = ComponentProps<typeof Amounts>['amounts']

interface SoldTableProps<Row> {
  numbers: Pick<ProductNumbers, 'currency'>
  title: string
  /** what the rows are called by */
  label: string
  rows: Row[]
  nameOf: (row: Row) => string
  /** where names may be the same */
  keyOf?: (row: Row) => string
  /** figures of these rows alone, before what was sold */
  more?: { label: string; valueOf: (row: Row) => number | AmountsOf }[]
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
  keyOf = nameOf,
  more = [],
  outOf,
}: SoldTableProps<Row>) {
  const text = useNumbersText()
  const { language } = useLocale()
  const written = (value: number | AmountsOf) =>
    typeof value === 'number' ? formatNumber(value, language) : <Amounts amounts={value} />
  const paid = (row: Row, of: keyof Paid) =>
    written([
      { amount: row[of], currency },
      ...row.others.map((other) => ({ amount: other[of], currency: other.currency })),
    ])
  const share = (row: Row) => {
    const all = outOf.countOf(row)
    return all === 0 ? '–' : formatPercent((row.sold - row.renewals) / all, language)
  }
  const hasRenewals = rows.some(({ renewals }) => renewals > 0)
  return (
    <Section title={title}>
      <DataTable<Row>
        caption={title}
        rows={rows}
        rowKey={keyOf}
        columns={[
          column(label, nameOf),
          ...more.map(({ label: name, valueOf }) => figure(name, (row: Row) => written(valueOf(row)))),
          figure(text('sold'), ({ sold }) => written(sold)),
          ...(hasRenewals ? [figure(text('renewals'), ({ renewals }: Row) => written(renewals))] : []),
          figure(outOf.label, share),
          figure(text('revenue'), (row) => paid(row, 'amount')),
          figure(text('refunds'), (row) => paid(row, 'refunded_amount')),
        ]}
      />
    </Section>
  )
}
