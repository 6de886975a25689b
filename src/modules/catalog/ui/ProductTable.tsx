import { formatNumber } from '#platform/i18n/format.ts'
import { type Column, column, figure, sorting } from '#kit/lists/columns.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useMay } from '#kit/api/use-may.ts'
import { type BulkAction, BulkTable } from '#kit/lists/BulkTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { type ProductRow, publishProduct, unpublishProduct } from '../contract.ts'
import { editorPath } from '../editor/vocabulary.ts'
import { ProductName, ProductPrice, ProductStatus } from './ProductCells.tsx'
import { useProductPanelText } from './panel-text.ts'

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
    <BulkTable
      caption={caption}
      rows={rows}
      nameOf={({ title }) => title}
      actions={useProductActions()}
      columns={[name, ...own.map((column) => (typeof column === 'string' ? known[column]! : column))]}
    />
  )
}

function useProductActions(): BulkAction<ProductRow>[] {
  const text = useProductPanelText()
  const api = useApi()
  const may = useMay()
  if (!may('change-products')) return []
  const publish = ({ id }: ProductRow) => api.call(publishProduct, { productId: id })
  const unpublish = ({ id }: ProductRow) => api.call(unpublishProduct, { productId: id })
  return [
    {
      label: text('publish'),
      isFor: ({ status }) => status === 'draft',
      work: publish,
      undo: unpublish,
      said: (count) => text('publishedMany', { count }),
    },
    {
      label: text('unpublish'),
      isFor: ({ status }) => status === 'published',
      work: unpublish,
      undo: publish,
      said: (count) => text('unpublishedMany', { count }),
    },
  ]
}

const nameOf = (row: ProductRow) => <ProductName product={row} to={editorPath(row)} />
const statusOf = (row: ProductRow) => <ProductStatus product={row} />
const priceOf = (row: ProductRow) => <ProductPrice product={row} />
