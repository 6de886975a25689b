import { useApi } from '#kit/api/ApiProvider.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { listMySeats, type MySeatPage } from '../contract.ts'
import { useSeatsText } from './use-text.ts'

/** The way from a buyer's courses to where they hand out what they bought for others. */
export function MySeats({ initial }: { initial: MySeatPage }) {
  const text = useSeatsText()
  const api = useApi()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listMySeats, { cursor }))
  return (
    <Section title={text('title')}>
      <RowList>
        {items.map(({ course, bought, left }) => (
          <ListRow key={course.id} title={course.title} to={`/home/access-manager/${course.id}`}>
            {text('left', { count: bought, left, bought })}
          </ListRow>
        ))}
      </RowList>
      <LoadMore {...loadMore} />
    </Section>
  )
}
