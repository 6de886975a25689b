import { useApi } from '#kit/api/ApiProvider.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Duration } from '#kit/figures/Duration.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { useKeptList } from '#kit/lists/use-kept-list.ts'
import { type FavouritePage, listFavourites } from '../contract.ts'
import { lecturePath } from './paths.ts'
import { useLearningText } from './use-text.ts'

export function Favourites({ initial }: { initial: FavouritePage }) {
  const text = useLearningText()
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
