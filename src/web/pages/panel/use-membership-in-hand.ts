import { useOutletContext } from 'react-router'
import type { EditableProduct } from '#modules/catalog/contract.ts'
import type { Openings } from '#modules/memberships/contract.ts'

export interface MembershipInHand {
  product: EditableProduct
  openings: Openings
  /** reads the membership again after a change */
  reload: () => Promise<void>
}

/** The membership whose editor this page is a part of. */
export const useMembershipInHand = (): MembershipInHand => useOutletContext<MembershipInHand>()
