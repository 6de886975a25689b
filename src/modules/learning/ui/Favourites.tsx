import { useApi } from '#kit/api/ApiProvider.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Duration } from '#kit/figures/Duration.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { useKeptList } from '#kit/lists/use-kept-list.ts'
import { type FavouritePage, listFavourites } from '../mine/contract.ts'
import { lecturePath } from '#modules/courses/paths/vocabulary.ts'
import { useMyText } from './use-my-text.ts'

export function Favourites({ initial }: { initial: FavouritePage }) {
  const text = useMyText()
  const api = useApi()
  const { items: lectures, loadMore } = useKeptList(['my', 'favourites'], initial, (cursor) =>
    api.call(listFavourites, { cursor }),
  )
  if (lectures.length === 0) return <EmptyState title={text('noFavourites')}>{text('noFavouritesText')}</EmptyState>
  return (
    <>
      <RowList>
        {lectures.map(({ id, title, course, run_time_seconds: seconds }) => (
          <ListRow
            key={id}
            title={title}
            to={lecturePath(course.slug, id)}
            meta={seconds > 0 && <Duration seconds={seconds} />}
          >
            {course.title}
          </ListRow>
        ))}
      </RowList>
      <LoadMore {...loadMore} />
    </>
  )
}
