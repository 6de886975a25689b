import { formatDate } from '#platform/i18n/format.ts'
import { getCommunityPage } from '#modules/communities/contract.ts'
import { OfferedTopics } from '#modules/communities/ui/OfferedTopics.tsx'
import { useCommunitiesText } from '#modules/communities/ui/use-text.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { loading, sameForEveryVisitor } from '#web/load.ts'
import type { Route } from './+types/Community.ts'
import { asTold } from './as-told.ts'
import { CommunityBuyBox } from './CommunityBuyBox.tsx'
import { siteOf } from './site-of.ts'
import { soldMeta } from './sold-meta.ts'
import { ProductSite } from './ProductSite.tsx'

export const handle = sameForEveryVisitor()

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const visit = loading({ request, context })
  const community = await visit.api.call(getCommunityPage, { communitySlug: params.slug })
  return { community, told: soldMeta(community.product, siteOf(visit)) }
}

export const meta: Route.MetaFunction = asTold

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
    <ProductSite
      product={product}
      words={{ draft: text('draft'), about: text('about') }}
      intro={[product.author && text('by', { name: product.author.name }), ...figures].filter(Boolean).join(' · ')}
      actions={<CommunityBuyBox community={community} />}
      way={!community.has_access && { words: text(product.is_free ? 'get' : 'buy') }}
    >
      <Section title={text('inside')} more={newest && text('newest', { date: formatDate(newest, language, timeZone) })}>
        <OfferedTopics topics={topics} />
      </Section>
    </ProductSite>
  )
}
