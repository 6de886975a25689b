import { useOutletContext } from 'react-router'
import type { Answer } from '#platform/contract/endpoint.ts'
import type { EditableProduct } from '#modules/catalog/contract.ts'
import type { listCommunityTopics } from '#modules/communities/contract.ts'

export interface CommunityInHand {
  product: EditableProduct
  topics: Answer<typeof listCommunityTopics>
  /** reads the community again after a change */
  reload: () => Promise<void>
}

/** The community whose editor this page is a part of. */
export const useCommunityInHand = (): CommunityInHand => useOutletContext<CommunityInHand>()
