import { itemsIn } from '#modules/comments/ui/pages.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { moreOf } from '#kit/lists/more-of.ts'
import { useKeptList } from '#kit/lists/use-kept-list.ts'
import { listPhotos, listTopicPhotos, type PhotoPage } from '../contract.ts'
import { PhotoGrid } from './PhotoGrid.tsx'
import { useCommunityProblem } from './use-community-problem.ts'
import { useText } from './use-text.ts'

interface GalleryProps {
  /** null: photos of all topics */
  topicId: string | null
  initial: PhotoPage
}

export function Gallery({ topicId, initial }: GalleryProps) {
  const text = useText()
  const api = useApi()
  const showProblem = useCommunityProblem()
  const { list } = useKeptList(['community-photos', topicId ?? 'all'], initial, async (cursor) => {
    const asked = topicId
      ? await api.call(listTopicPhotos, { topicId, cursor })
      : await api.call(listPhotos, { cursor })
    return asked.photos
  })
  const photos = itemsIn(list.data)
  const more = async () => {
    if (!list.hasNextPage || list.isFetchingNextPage) return
    const { error, isFetchNextPageError } = await list.fetchNextPage()
    if (isFetchNextPageError) showProblem(error)
  }
  if (photos.length === 0) return <EmptyState title={text('emptyFeed')}>{text('emptyGalleryHint')}</EmptyState>
  return (
    <>
      <PhotoGrid photos={photos} size="large" onEnd={() => void more()} />
      <LoadMore {...moreOf(list, more)} />
    </>
  )
}
