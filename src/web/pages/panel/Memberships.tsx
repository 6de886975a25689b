import { listPanelMemberships } from '#modules/memberships/contract.ts'
import { MembershipTable } from '#modules/memberships/ui/MembershipTable.tsx'
import { useMembershipPanelText } from '#modules/memberships/ui/use-text.ts'
import type { Route } from './+types/Memberships.ts'
import { loadProducts } from './load-products.ts'
import { ProductListPage } from './ProductListPage.tsx'

export const loader = (args: Route.LoaderArgs) =>
  loadProducts(args, (api, asked) => api.call(listPanelMemberships, asked))

export default function Memberships({ loaderData: { listed: memberships, asked } }: Route.ComponentProps) {
  const text = useMembershipPanelText()
  return (
    <ProductListPage
      list="/home/memberships"
      asked={asked}
      words={{
        title: text('memberships'),
        add: text('newMembership'),
        search: text('search'),
        none: text('noMemberships'),
        noneText: text('noMembershipsText'),
        noneFound: text('noneFound'),
        noneFoundText: text('noneFoundText'),
        showAll: text('showAll'),
        firstPage: text('firstPage'),
        nextPage: text('nextPage'),
      }}
      isEmpty={memberships.length === 0}
    >
      <MembershipTable memberships={memberships} />
    </ProductListPage>
  )
}
