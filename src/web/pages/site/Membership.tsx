import { getMembershipPage } from '#modules/memberships/contract.ts'
import { useMembershipText } from '#modules/memberships/ui/use-text.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { whenNear } from '#kit/layouts/when-near.tsx'
import { loading, sameForEveryVisitor } from '#web/load.ts'
import type { Route } from './+types/Membership.ts'
import { asTold } from './as-told.ts'
import { MembershipBuyBox } from './MembershipBuyBox.tsx'
import { siteOf } from './site-of.ts'
import { soldMeta } from './sold-meta.ts'
import { ProductSite } from './ProductSite.tsx'

const OpenedProducts = whenNear(async () => (await import('#modules/memberships/ui/OpenedProducts.tsx')).OpenedProducts)

export const handle = sameForEveryVisitor()

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const visit = loading({ request, context })
  const membership = await visit.api.call(getMembershipPage, { membershipSlug: params.slug })
  return { membership, told: soldMeta(membership.product, siteOf(visit)) }
}

export const meta: Route.MetaFunction = asTold

export default function Membership({ loaderData: { membership } }: Route.ComponentProps) {
  const text = useMembershipText()
  const { product, opened } = membership
  return (
    <ProductSite
      product={product}
      words={{ draft: text('draft'), about: text('about') }}
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
