import { ProductsField } from '#modules/catalog/ui/ProductsField.tsx'
import { boundTo } from '#kit/fields/bound-to.ts'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import inner from '#kit/inner.module.css'
import { NO_RULE, type ProductDraft, type PartProps } from './partner-draft.ts'
import { ProductRule } from './ProductRule.tsx'
import { usePartnersText } from './use-text.ts'

/** By which products they earn, and by which of them differently. */
export function ScopeFields({ draft, currency, change }: PartProps) {
  const text = usePartnersText()
  const field = boundTo(draft, change)
  const { isForAllProducts, products } = draft
  const set = (changed: ProductDraft) =>
    change({ products: products.map((product) => (product.id === changed.id ? changed : product)) })
  return (
    <div className={inner.closeColumn}>
      <RadioGroup
        {...field.either('isForAllProducts', ['all', 'chosen'], 'is_for_all_products')}
        label={text('scope')}
        options={[
          { value: 'all', label: text('forAll') },
          { value: 'chosen', label: text('forChosen') },
        ]}
      />
      <ProductsField
        name="products"
        label={text(isForAllProducts ? 'chosenForAll' : 'chosen')}
        placeholder={text('addProduct')}
        removing={(title) => text('removeProduct', { title })}
        products={products}
        onChange={(chosen) =>
          change({
            products: chosen.map(
              ({ id, title }) => products.find((product) => product.id === id) ?? { id, title, ...NO_RULE },
            ),
          })
        }
      />
      {products.map((product) => (
        <ProductRule key={product.id} product={product} currency={currency} onChange={set} />
      ))}
    </div>
  )
}
