import { DataTable } from '#kit/lists/DataTable.tsx'
import type { PartnerPage } from '../contract.ts'
import { usePartnerWords } from './use-partner-words.ts'
import { usePartnerPageText } from './use-text.ts'

type Product = PartnerPage['products'][number]

export function ProductTable({ products }: { products: Product[] }) {
  const text = usePartnerPageText()
  const { money, number } = usePartnerWords()
  return (
    <DataTable<Product>
      caption={text('products')}
      rows={products}
      rowKey={({ product_id: id, currency }) => id + currency}
      columns={[
        { key: 'product', label: text('product'), cell: ({ title }) => title },
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
      ]}
    />
  )
}
