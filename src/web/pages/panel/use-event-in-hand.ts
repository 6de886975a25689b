import { useOutletContext } from 'react-router'
import type { EditableProduct } from '#modules/catalog/contract.ts'
import type { Schedule } from '#modules/live-events/contract.ts'

export interface EventInHand {
  product: EditableProduct
  schedule: Schedule
  /** reads the event again after a change */
  reload: () => Promise<void>
}

/** The live event whose editor this page is a part of. */
export const useEventInHand = (): EventInHand => useOutletContext<EventInHand>()
