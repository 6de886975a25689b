import type { ComponentProps } from 'react'
import { formatNumber } from '#platform/i18n/format.ts'
import { column, figure, sorting } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { ProductRow } from '../contract.ts'
import { editorPath } from '../editor/vocabulary.ts'
import { ProductName, ProductPrice, ProductStatus } from './ProductCells.tsx'
import { useProductPanelText } from './use-text.ts'

type Column<Row> = ComponentProps<typeof DataTable<Row>>['columns'][number]
/** Those that every kind has are named, a kind's own are said in full. */
export type ProductColumns<Row> = ('status' | 'price' | 'students' | Column<Row>)[]

interface ProductTableProps<Row> {
  caption: string
  /** what one of them is called */
  one: string
  rows: Row[]
  own: ProductColumns<Row>
}

/** Products in the panel, each by its name, which leads to its editor. */
export function ProductTable<Row extends ProductRow>({ caption, one, rows, own }: ProductTableProps<Row>) {
  const text = useProductPanelText()
  const { language } = useLocale()
  const known: Record<string, Column<Row>> = {
    status: column(text('status'), statusOf, 'status'),
    price: figure(text('price'), priceOf, 'price'),
    students: figure(text('students'), (row) => formatNumber(row.students_count, language), 'students'),
  }
  const name: Column<Row> = sorting('title', column(one, nameOf))
  return (
    <DataTable
      caption={caption}
      rows={rows}
      columns={[name, ...own.map((column) => (typeof column === 'string' ? known[column]! : column))]}
    />
  )
}

const nameOf = (row: ProductRow) => <ProductName product={row} to={editorPath(row)} />
const statusOf = (row: ProductRow) => <ProductStatus product={row} />
const priceOf = (row: ProductRow) => <ProductPrice product={row} />
