import { listPanelMemberships } from '#modules/memberships/contract.ts'
import { MembershipTable } from '#modules/memberships/ui/MembershipTable.tsx'
import { useMembershipPanelText } from '#modules/memberships/ui/use-text.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Memberships.ts'
import { askedProducts } from './asked-products.ts'
import { ProductListPage } from './ProductListPage.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { q, status, cursor } = askedProducts(request)
  const page = await api.call(listPanelMemberships, { q: q || undefined, status, cursor })
  const next = cursorIn(page.next_page_url)
  return { memberships: page.data, asked: { q, status: status ?? '', isFirst: !cursor, next } }
}

export default function Memberships({ loaderData: { memberships, asked } }: Route.ComponentProps) {
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
