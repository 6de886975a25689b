import { useOutletContext } from 'react-router'
import type { DownloadFile } from '#modules/downloads/contract.ts'
import type { EditableProduct } from '#modules/catalog/contract.ts'

export interface DownloadInHand {
  product: EditableProduct
  files: DownloadFile[]
  holdersCount: number
  /** reads the download again after a change */
  reload: () => Promise<void>
}

/** The download whose editor this page is a part of. */
export const useDownloadInHand = (): DownloadInHand => useOutletContext<DownloadInHand>()
