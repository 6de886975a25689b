import { Outlet, useRevalidator } from 'react-router'
import { getEditableProduct } from '#modules/catalog/contract.ts'
import { listCommunityTopics } from '#modules/communities/contract.ts'
import { CommunityHeading } from '#modules/communities/ui/CommunityHeading.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/CommunityEditor.ts'
import type { CommunityInHand } from './use-community-in-hand.ts'

export async function loader({ request, context, params: { communityId } }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const [product, topics] = await Promise.all([
    api.call(getEditableProduct, { productId: communityId }),
    api.call(listCommunityTopics, { communityId }),
  ])
  return { product, topics }
}

export default function CommunityEditor({ loaderData: { product, topics } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const inHand: CommunityInHand = { product, topics, reload: revalidate }
  return (
    <>
      <title>{product.title}</title>
      <CommunityHeading product={product} onSaved={inHand.reload} />
      <Outlet context={inHand} />
    </>
  )
}
