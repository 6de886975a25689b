import { Link } from 'react-router'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { useProductText } from '#modules/catalog/ui/product-text.ts'
import { Price } from '#kit/figures/Price.tsx'
import inner from '#kit/inner.module.css'
import { listAddress } from '#kit/lists/asked.ts'
import { type Column, column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatMoney, formatNumber } from '#platform/i18n/format.ts'
import type { SoldProduct, SoldTotal } from '../products/contract.ts'
import { useSoldText } from './text.ts'
import styles from './sales.module.css'

interface SoldProductsProps {
  sold: SoldProduct[]
  /** of all that was found */
  totals: SoldTotal[]
  days: { from: string; until: string }
}

/** What was sold of each product; each figure leads to the transactions it is made of. */
export function SoldProducts({ sold, totals, days }: SoldProductsProps) {
  const text = useSoldText()
  const kindText = useProductText()
  const { language } = useLocale()
  const linesOf = ({ product }: SoldProduct, status: 'completed' | 'returned') =>
    listAddress('/home/transactions', { product_id: product.id, status, ...days })
  const productOf = ({ product }: SoldProduct) => (
    <span className={inner.names}>
      <Link to={editorPath(product)}>{product.title}</Link>
      <small>{kindText(`all_${product.kind}`)}</small>
    </span>
  )
  const columns: Column<SoldProduct>[] = [
    column(text('product'), productOf),
    figure(text('quantity'), (row) => (
      <Link to={linesOf(row, 'completed')}>{formatNumber(row.quantity, language)}</Link>
    )),
    figure(text('returned'), (row) =>
      row.returned_amount > 0 ? (
        <Link to={linesOf(row, 'returned')}>
          <Price amount={row.returned_amount} currency={row.currency} isFigure />
        </Link>
      ) : (
        '–'
      ),
    ),
    figure(text('amount'), (row) => (
      <Link to={linesOf(row, 'completed')}>
        <Price amount={row.sold_amount} currency={row.currency} isFigure />
      </Link>
    )),
  ]
  const money = (amount: number, currency: string) => formatMoney({ amount, currency }, language)
  return (
    <>
      <output className={styles.totals}>
        {totals.map(({ currency, quantity, sold_amount: amount, returned_amount: returned }) => (
          <span key={currency} className={styles.sums}>
            <span>{text('totalQuantity', { count: quantity })}</span>
            <span>{text('totalAmount', { amount: money(amount, currency) })}</span>
            {returned > 0 && <span>{text('totalReturned', { amount: money(returned, currency) })}</span>}
          </span>
        ))}
      </output>
      <DataTable
        caption={text('sold')}
        rows={sold}
        columns={columns}
        rowKey={({ product, currency }) => `${product.id}.${currency}`}
      />
    </>
  )
}
