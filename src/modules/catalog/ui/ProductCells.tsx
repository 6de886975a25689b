import { Link } from 'react-router'
import { Status } from '#kit/feedback/Status.tsx'
import { Price } from '#kit/figures/Price.tsx'
import { Cover } from '#kit/identity/Cover.tsx'
import inner from '#kit/inner.module.css'
import type { ProductRow } from '../contract.ts'
import { coverImage } from './cover-image.ts'
import styles from './products.module.css'
import { useCatalogText } from './use-text.ts'

type Product = Pick<ProductRow, 'title' | 'cover' | 'category' | 'status' | 'is_hidden'>
type Priced = Pick<ProductRow, 'amount' | 'is_from' | 'standard_amount' | 'currency'>

/** A product in a table of the panel: its cover, its name as the way to its editor, its category. */
export function ProductName({ product: { title, cover, category }, to }: { product: Product; to: string }) {
  return (
    <span className={styles.name}>
      <span className={styles.thumbnail}>
        <Cover title={title} image={coverImage(cover, '5rem')} />
      </span>
      <span className={`${inner.names} ${styles.nameWords}`}>
        <Link to={to}>{title}</Link>
        {category && <span className={inner.lightNote}>{category}</span>}
      </span>
    </span>
  )
}

export function ProductStatus({ product: { status, is_hidden } }: { product: Pick<Product, 'status' | 'is_hidden'> }) {
  const text = useCatalogText()
  return (
    <span className={styles.states}>
      <Status tone={status === 'published' ? 'good' : 'plain'}>{text(status)}</Status>
      {is_hidden && <Status tone="caution">{text('hidden')}</Status>}
    </span>
  )
}

export const ProductPrice = ({ product: { amount, is_from, standard_amount, currency } }: { product: Priced }) => (
  <Price amount={amount} currency={currency} was={standard_amount} isFrom={is_from} isFigure />
)
