import type { EditableProduct } from '#modules/catalog/contract.ts'
import type { EditableBump } from '#modules/checkout/bumps/contract.ts'
import type { CheckoutField } from '#modules/checkout/fields/contract.ts'
import { BumpsEditor } from '#modules/checkout/ui/bumps/BumpsEditor.tsx'
import { CheckoutFieldsForm } from '#modules/checkout/ui/fields/CheckoutFieldsForm.tsx'

interface ProductCheckoutPartProps {
  product: Pick<EditableProduct, 'id' | 'title' | 'variants'>
  fields: CheckoutField[]
  bumps: EditableBump[]
  reload: () => Promise<void>
}

/** What the checkout of a product asks, and what it offers beside it. */
export function ProductCheckoutPart({ product, fields, bumps, reload }: ProductCheckoutPartProps) {
  return (
    <>
      <BumpsEditor key={`bumps ${product.id}`} product={product} bumps={bumps} onSaved={reload} />
      <CheckoutFieldsForm key={product.id} productId={product.id} fields={fields} onSaved={reload} />
    </>
  )
}
