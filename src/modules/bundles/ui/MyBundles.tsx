import { formatDate } from '#platform/i18n/format.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { listMyBundles, type MyBundlePage } from '../contract.ts'
import { useBundleText } from './use-text.ts'

/** The bundles a student has, below the courses that came with them. */
export function MyBundles({ initial }: { initial: MyBundlePage }) {
  const text = useBundleText()
  const api = useApi()
  const { language, timeZone } = useLocale()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listMyBundles, { cursor }))
  return (
    <Section title={text('mine')}>
      <RowList>
        {items.map(({ id, slug, title, parts, access_until: until }) => (
          <ListRow
            key={id}
            title={title}
            to={productPath({ kind: 'bundle', slug })}
            meta={until && text('accessUntil', { date: formatDate(until, language, timeZone) })}
          >
            {parts.join(' · ')}
          </ListRow>
        ))}
      </RowList>
      <LoadMore {...loadMore} />
    </Section>
  )
}
