import { ProductsField } from '#modules/catalog/ui/ProductsField.tsx'
import common from '#kit/common.module.css'
import { boundTo } from '#kit/fields/bound-to.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import type { PartProps } from './code-draft.ts'
import { useCodesText } from './use-text.ts'

/** For which products, and whether everybody is told. */
export function ScopeFields({ draft, change }: PartProps) {
  const text = useCodesText()
  const field = boundTo(draft, change)
  return (
    <div className={common.stack}>
      <RadioGroup
        {...field.either('isForAllProducts', ['all', 'chosen'], 'is_for_all_products')}
        label={text('products')}
        options={[
          { value: 'all', label: text('forAll') },
          { value: 'chosen', label: text('forChosen') },
        ]}
      />
      {!draft.isForAllProducts && (
        <ProductsField
          name="product_ids"
          label={text('chooseProducts')}
          placeholder={text('addProduct')}
          removing={(title) => text('removeProduct', { title })}
          products={draft.products}
          onChange={(products) => change({ products })}
        />
      )}
      <Checkbox {...field.tick('isAnnounced', 'is_announced')} {...withHelp(text, 'announced')} />
    </div>
  )
}
