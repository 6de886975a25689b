import { CommunityTopicsForm } from '#modules/communities/ui/CommunityTopicsForm.tsx'
import { useCommunityInHand } from './use-community-in-hand.ts'

export default function SoldTopics() {
  const { product, topics, reload } = useCommunityInHand()
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
