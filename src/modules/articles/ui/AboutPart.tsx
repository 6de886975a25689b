import { ProductsField } from '#modules/catalog/ui/ProductsField.tsx'
import { boundTo } from '#kit/fields/bound-to.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { TAG_MAX, TAGS_MAX } from '../vocabulary.ts'
import type { PartProps } from './part-props.ts'
import styles from './panel.module.css'
import { useArticlesPanelText } from './panel-text.ts'

/** What it is about, and what of the school stands beside it. */
export function AboutPart({ draft, change }: PartProps) {
  const text = useArticlesPanelText()
  const field = boundTo(draft, change)
  return (
    <div className={inner.closeColumn}>
      <TextField
        {...field.text('tags')}
        {...withHelp(text, 'tags')}
        autoComplete="off"
        maxLength={(TAG_MAX + 2) * TAGS_MAX}
      />
      <ProductsField
        name="product_ids"
        label={text('products')}
        placeholder={text('addProduct')}
        removing={(title) => text('removeProduct', { title })}
        products={draft.products}
        onChange={(products) => change({ products })}
      />
      <p className={styles.soft}>{text('productsHelp')}</p>
    </div>
  )
}
