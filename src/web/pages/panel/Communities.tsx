import { listPanelCommunities } from '#modules/communities/contract.ts'
import { CommunityTable } from '#modules/communities/ui/CommunityTable.tsx'
import { useCommunityPanelText } from '#modules/communities/ui/use-text.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Communities.ts'
import { askedProducts } from './asked-products.ts'
import { ProductListPage } from './ProductListPage.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { q, status, cursor } = askedProducts(request)
  const page = await api.call(listPanelCommunities, { q: q || undefined, status, cursor })
  const next = cursorIn(page.next_page_url)
  return { communities: page.data, asked: { q, status: status ?? '', isFirst: !cursor, next } }
}

export default function Communities({ loaderData: { communities, asked } }: Route.ComponentProps) {
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
