import { useApi } from '#kit/api/ApiProvider.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { type GrantPage, listMyGrants } from '../contract.ts'
import { GrantRow } from './GrantRow.tsx'
import { useAccessText } from './use-text.ts'

/** Why the viewer has what they have. */
export function MyAccess({ initial }: { initial: GrantPage }) {
  const text = useAccessText()
  const api = useApi()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listMyGrants, { cursor }))
  return (
    <Section title={text('myAccess')}>
      {items.length === 0 ? (
        <EmptyState title={text('iHaveNone')} />
      ) : (
        <RowList>
          {items.map((grant) => (
            <GrantRow key={grant.id} grant={grant} />
          ))}
        </RowList>
      )}
      <LoadMore {...loadMore} />
    </Section>
  )
}
