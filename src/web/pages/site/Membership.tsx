import { getMembershipPage } from '#modules/memberships/contract.ts'
import { useMembershipText } from '#modules/memberships/ui/use-text.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { whenNear } from '#kit/layouts/when-near.tsx'
import { loading, sameForEveryVisitor } from '#web/load.ts'
import type { Route } from './+types/Membership.ts'
import { MembershipBuyBox } from './MembershipBuyBox.tsx'
import { soldMeta } from './sold-meta.ts'
import { ProductSite } from './ProductSite.tsx'

const OpenedProducts = whenNear(async () => (await import('#modules/memberships/ui/OpenedProducts.tsx')).OpenedProducts)

export const handle = sameForEveryVisitor()

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, school } = loading({ request, context })
  const membership = await api.call(getMembershipPage, { membershipSlug: params.slug })
  return { membership, origin: new URL(request.url).origin, schoolName: school?.name ?? '' }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? soldMeta({ ...loaderData, product: loaderData.membership.product }) : []

export default function Membership({ loaderData: { membership } }: Route.ComponentProps) {
  const text = useMembershipText()
  const { product, opened } = membership
  return (
    <ProductSite
      product={product}
      words={{ kind: text('membership'), draft: text('draft'), about: text('about') }}
      intro={[
        product.author && text('by', { name: product.author.name }),
        opened.count > 0 && text('counted', { count: opened.count }),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={<MembershipBuyBox membership={membership} />}
      way={!membership.has_access && { words: text(product.is_free ? 'get' : 'buy') }}
    >
      <Section title={text('inside')}>
        <OpenedProducts membership={membership} />
      </Section>
    </ProductSite>
  )
}
