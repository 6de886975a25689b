import type { Answer } from '#platform/contract/endpoint.ts'
import type { listCommunityTopics } from '#modules/communities/contract.ts'
import { CommunityTopicsForm } from '#modules/communities/ui/CommunityTopicsForm.tsx'
import { useProductInHand } from './use-product-in-hand.ts'

export default function SoldTopics() {
  const { product, contents: topics, reload } = useProductInHand<Answer<typeof listCommunityTopics>>()
  return (
    <CommunityTopicsForm
      key={product.id}
      community={product}
      topics={topics.data}
      free={topics.free}
      onSaved={reload}
    />
  )
}
