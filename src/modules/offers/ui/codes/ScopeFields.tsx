import common from '#kit/common.module.css'
import { ProductsField } from '#modules/catalog/ui/ProductsField.tsx'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import type { CodeDraft } from './code-draft.ts'
import { useCodesText } from './use-text.ts'

interface ScopeFieldsProps {
  draft: CodeDraft
  change: (part: Partial<CodeDraft>) => void
}

/** For which products, and whether everybody is told. */
export function ScopeFields({ draft, change }: ScopeFieldsProps) {
  const text = useCodesText()
  return (
    <div className={common.stack}>
      <RadioGroup
        name="is_for_all_products"
        label={text('products')}
        value={draft.isForAllProducts ? 'all' : 'chosen'}
        onChange={(event) => change({ isForAllProducts: event.target.value === 'all' })}
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
      <Checkbox
        name="is_announced"
        label={text('announced')}
        help={text('announcedHelp')}
        checked={draft.isAnnounced}
        onChange={(event) => change({ isAnnounced: event.target.checked })}
      />
    </div>
  )
}
