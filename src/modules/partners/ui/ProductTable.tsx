import { DataTable } from '#kit/lists/DataTable.tsx'
import type { PartnerPage } from '../contract.ts'
import { useSoldColumns } from './use-sold-columns.ts'
import { usePartnerPageText } from './use-text.ts'

type Product = PartnerPage['products'][number]

export function ProductTable({ products }: { products: Product[] }) {
  const text = usePartnerPageText()
  const { sold } = useSoldColumns()
  return (
    <DataTable<Product>
      caption={text('products')}
      rows={products}
      rowKey={({ product_id: id, currency }) => id + currency}
      columns={[{ key: 'product', label: text('product'), cell: ({ title }) => title }, ...sold]}
    />
  )
}
