import { formatDate } from '#platform/i18n/format.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { listMyCommunities, type MyCommunityPage } from '../contract.ts'
import { topicPath } from './topic-path.ts'
import { useCommunitiesText } from './use-text.ts'

/** The communities a student has, each the way into its topics. */
export function MyCommunities({ initial }: { initial: MyCommunityPage }) {
  const text = useCommunitiesText()
  const api = useApi()
  const { language, timeZone } = useLocale()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listMyCommunities, { cursor }))
  return (
    <Section title={text('mine')}>
      <RowList>
        {items.map(({ id, slug, title, topics, access_until: until }) => (
          <ListRow
            key={id}
            title={title}
            to={topics[0] ? topicPath(topics[0].id) : productPath({ kind: 'community', slug })}
            meta={until && text('accessUntil', { date: formatDate(until, language, timeZone) })}
          >
            {topics.map((topic) => topic.title).join(' · ')}
          </ListRow>
        ))}
      </RowList>
      <LoadMore {...loadMore} />
    </Section>
  )
}
