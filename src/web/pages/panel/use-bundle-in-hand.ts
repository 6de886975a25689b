import { useOutletContext } from 'react-router'
import type { Answer } from '#platform/contract/endpoint.ts'
import type { listBundleParts } from '#modules/bundles/contract.ts'
import type { EditableProduct } from '#modules/catalog/contract.ts'

export interface BundleInHand {
  product: EditableProduct
  parts: Answer<typeof listBundleParts>
  /** reads the bundle again after a change */
  reload: () => Promise<void>
}

/** The bundle whose editor this page is a part of. */
export const useBundleInHand = (): BundleInHand => useOutletContext<BundleInHand>()
