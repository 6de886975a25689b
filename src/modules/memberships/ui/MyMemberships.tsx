import { formatDate } from '#platform/i18n/format.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { listMyMemberships, type MyMembership, type MyMembershipPage } from '../contract.ts'
import { useReach } from './use-reach.ts'
import { useMembershipText } from './use-text.ts'

/** The memberships a student has, with what they open and until when. */
export function MyMemberships({ initial }: { initial: MyMembershipPage }) {
  const text = useMembershipText()
  const api = useApi()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listMyMemberships, { cursor }))
  return (
    <Section title={text('mine')}>
      <RowList>
        {items.map((membership) => (
          <Membership key={membership.id} membership={membership} />
        ))}
      </RowList>
      <LoadMore {...loadMore} />
    </Section>
  )
}

function Membership({ membership }: { membership: MyMembership }) {
  const text = useMembershipText()
  const { language, timeZone } = useLocale()
  const reach = useReach(membership)
  const { slug, title, opened_count: count, access_until: until } = membership
  return (
    <ListRow
      title={title}
      to={productPath({ kind: 'membership', slug })}
      meta={until && text('accessUntil', { date: formatDate(until, language, timeZone) })}
    >
      {[reach, text('opensNow', { count })].filter(Boolean).join(' · ')}
    </ListRow>
  )
}
