import { type Column, column } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import type { PartnerPage } from '../contract.ts'
import { useSoldColumns } from './use-sold-columns.ts'
import { usePartnerPageText } from './use-text.ts'

type Product = PartnerPage['products'][number]

export function ProductTable({ products }: { products: Product[] }) {
  const text = usePartnerPageText()
  const { sold } = useSoldColumns()
  const columns: Column<Product>[] = [column(text('product'), ({ title }) => title), ...sold]
  return (
    <DataTable
      caption={text('products')}
      rows={products}
      rowKey={({ product_id: id, currency }) => id + currency}
      columns={columns}
    />
  )
}
