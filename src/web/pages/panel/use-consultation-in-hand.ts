import { useOutletContext } from 'react-router'
import type { EditableProduct } from '#modules/catalog/contract.ts'
import type { Setup } from '#modules/consultations/contract.ts'

export interface ConsultationInHand {
  product: EditableProduct
  setup: Setup
  /** reads the consultation again after a change */
  reload: () => Promise<void>
}

/** The consultation whose editor this page is a part of. */
export const useConsultationInHand = (): ConsultationInHand => useOutletContext<ConsultationInHand>()
