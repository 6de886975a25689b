import type { EditableProduct } from '#modules/catalog/contract.ts'
import type { EditableBump } from '#modules/offers/bumps/contract.ts'
import type { CheckoutField } from '#modules/orders/fields/contract.ts'
import { BumpsEditor } from '#modules/offers/ui/bumps/BumpsEditor.tsx'
import { CheckoutFieldsForm } from '#modules/orders/ui/fields/CheckoutFieldsForm.tsx'
import { UpsellEditor } from '#modules/offers/ui/upsells/UpsellEditor.tsx'

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
