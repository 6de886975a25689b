import { useOutletContext } from 'react-router'
import type { EditableProduct } from '#modules/catalog/contract.ts'

export interface ProductInHand<Contents> {
  product: EditableProduct
  /** what the product's kind says that its editor begins with */
  contents: Contents
  /** reads both again after a change */
  reload: () => Promise<void>
}

/** The product whose editor this page is a part of. */
export const useProductInHand = <Contents = unknown>(): ProductInHand<Contents> =>
  useOutletContext<ProductInHand<Contents>>()
