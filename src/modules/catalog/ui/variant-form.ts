import type { EditableProduct, EditableVariant } from '../contract.ts'

/** What a form gets that is about one price of a product. */
export interface VariantFormProps {
  product: EditableProduct
  variant: EditableVariant
  /** Reads again what is stored. */
  onSaved: () => Promise<void>
}
