import { formatDate } from '#platform/i18n/format.ts'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { getCommunityPage } from '#modules/communities/contract.ts'
import { OfferedTopics } from '#modules/communities/ui/OfferedTopics.tsx'
import { useCommunitiesText } from '#modules/communities/ui/use-text.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Cover } from '#kit/identity/Cover.tsx'
import { Hero } from '#kit/layouts/Hero.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { Prose } from '#kit/layouts/Prose.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { loading, sameForEveryVisitor } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/Community.ts'
import { CommunityBuyBox } from './CommunityBuyBox.tsx'
import { offerOf, productMeta } from './product-meta.ts'

export const handle = sameForEveryVisitor()

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { api, school } = loading({ request, context })
  const community = await api.call(getCommunityPage, { communitySlug: params.slug })
  return { community, origin: new URL(request.url).origin, schoolName: school?.name ?? '' }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { community, origin, schoolName } = loaderData
  const { product } = community
  const address = origin + productPath(product)
  return productMeta({ product, address, origin, schoolName }, (told) => ({
    '@type': 'Product',
    ...told,
    ...(product.is_enrollment_enabled ? { offers: offerOf(product, address) } : {}),
  }))
}

export default function Community({ loaderData: { community } }: Route.ComponentProps) {
  const text = useCommunitiesText()
  const { language, timeZone } = useLocale()
  const { product, topics, members_count: members, posts_count: posts, newest_post_at: newest } = community
  const figures = [
    text('topics', { count: topics.length }),
    members > 0 && text('members', { count: members }),
    posts > 0 && text('posts', { count: posts }),
  ]
  return (
    <SiteShell>
      <Page>
        {product.status === 'draft' && <Callout tone="caution">{text('draft')}</Callout>}
        <Hero
          kicker={[text('community'), product.category].filter(Boolean).join(' · ')}
          title={product.title}
          intro={[product.author && text('by', { name: product.author.name }), ...figures].filter(Boolean).join(' · ')}
          actions={<CommunityBuyBox community={community} />}
          aside={
            <Cover title={product.title} image={coverImage(product.cover, '(width < 60rem) 92vw, 40rem')} isFirst />
          }
        />
        <Section
          title={text('inside')}
          more={newest && text('newest', { date: formatDate(newest, language, timeZone) })}
        >
          <OfferedTopics topics={topics} />
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
