import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { getMembershipPage } from '#modules/memberships/contract.ts'
import { OpenedProducts } from '#modules/memberships/ui/OpenedProducts.tsx'
import { useMembershipText } from '#modules/memberships/ui/use-text.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Cover } from '#kit/identity/Cover.tsx'
import { Hero } from '#kit/layouts/Hero.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { Prose } from '#kit/layouts/Prose.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { loading, sameForEveryVisitor } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/Membership.ts'
import { MembershipBuyBox } from './MembershipBuyBox.tsx'
import { offerOf, productMeta } from './product-meta.ts'

export const handle = sameForEveryVisitor()

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, school } = loading({ request, context })
  const membership = await api.call(getMembershipPage, { membershipSlug: params.slug })
  return { membership, origin: new URL(request.url).origin, schoolName: school?.name ?? '' }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { membership, origin, schoolName } = loaderData
  const { product } = membership
  const address = origin + productPath(product)
  return productMeta({ product, address, origin, schoolName }, (told) => ({
    '@type': 'Product',
    ...told,
    ...(product.is_enrollment_enabled ? { offers: offerOf(product, address) } : {}),
  }))
}

export default function Membership({ loaderData: { membership } }: Route.ComponentProps) {
  const text = useMembershipText()
  const { product, opened } = membership
  return (
    <SiteShell>
      <Page>
        {product.status === 'draft' && <Callout tone="caution">{text('draft')}</Callout>}
        <Hero
          kicker={[text('membership'), product.category].filter(Boolean).join(' · ')}
          title={product.title}
          intro={[
            product.author && text('by', { name: product.author.name }),
            opened.count > 0 && text('counted', { count: opened.count }),
          ]
            .filter(Boolean)
            .join(' · ')}
          actions={<MembershipBuyBox membership={membership} />}
          aside={
            <Cover title={product.title} image={coverImage(product.cover, '(width < 60rem) 92vw, 40rem')} isFirst />
          }
        />
        <Section title={text('inside')}>
          <OpenedProducts membership={membership} />
        </Section>
        {product.description_html && (
          <Section title={text('about')}>
            <Prose html={product.description_html} />
          </Section>
        )}
      </Page>
    </SiteShell>
  )
}
