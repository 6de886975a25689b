import type { EditableProduct } from '#modules/catalog/contract.ts'
import type { EditableBump } from '#modules/checkout/bumps/contract.ts'
import type { CheckoutField } from '#modules/checkout/fields/contract.ts'
import { BumpsEditor } from '#modules/checkout/ui/bumps/BumpsEditor.tsx'
import { CheckoutFieldsForm } from '#modules/checkout/ui/fields/CheckoutFieldsForm.tsx'
import { UpsellEditor } from '#modules/checkout/ui/upsells/UpsellEditor.tsx'

interface ProductCheckoutPartProps {
  product: Pick<EditableProduct, 'id' | 'title' | 'variants'>
  fields: CheckoutField[]
  bumps: EditableBump[]
  upsell: EditableBump | null
  reload: () => Promise<void>
}

/** What the checkout of a product asks, and what is offered beside it and after it. */
export function ProductCheckoutPart({ product, fields, bumps, upsell, reload }: ProductCheckoutPartProps) {
  return (
    <>
      <BumpsEditor key={`bumps ${product.id}`} product={product} bumps={bumps} onSaved={reload} />
      <UpsellEditor key={`upsell ${product.id}`} product={product} upsell={upsell} onSaved={reload} />
      <CheckoutFieldsForm key={product.id} productId={product.id} fields={fields} onSaved={reload} />
    </>
  )
}
