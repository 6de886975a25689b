import { listPanelCommunities } from '#modules/communities/contract.ts'
import { CommunityTable } from '#modules/communities/ui/CommunityTable.tsx'
import { useCommunityPanelText } from '#modules/communities/ui/use-text.ts'
import type { Route } from './+types/Communities.ts'
import { loadProducts } from './load-products.ts'
import { ProductListPage } from './ProductListPage.tsx'

export const loader = (args: Route.LoaderArgs) =>
  loadProducts(args, (api, asked) => api.call(listPanelCommunities, asked))

export default function Communities({ loaderData: { listed: communities, asked } }: Route.ComponentProps) {
  const text = useCommunityPanelText()
  return (
    <ProductListPage
      list="/home/communities"
      asked={asked}
      words={{
        title: text('communities'),
        add: text('newCommunity'),
        search: text('search'),
        none: text('noCommunities'),
        noneText: text('noCommunitiesText'),
        noneFound: text('noneFound'),
        noneFoundText: text('noneFoundText'),
        showAll: text('showAll'),
        firstPage: text('firstPage'),
        nextPage: text('nextPage'),
      }}
      isEmpty={communities.length === 0}
    >
      <CommunityTable communities={communities} />
    </ProductListPage>
  )
}
