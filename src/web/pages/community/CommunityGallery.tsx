import { listPhotos, listTopicPhotos, listTopics } from '#modules/community/contract.ts'
import { Gallery } from '#modules/community/ui/Gallery.tsx'
import { GalleryFrame } from '#modules/community/ui/GalleryFrame.tsx'
import { useText } from '#modules/community/ui/use-text.ts'
import { Page } from '#kit/layouts/Page.tsx'
import { loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/CommunityGallery.ts'

export { MissingTopic as ErrorBoundary } from './MissingTopic.tsx'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const topicId = params.topicId ?? null
  const [{ data: topics }, { photos }] = await Promise.all([
    api.call(listTopics),
    topicId ? api.call(listTopicPhotos, { topicId }) : api.call(listPhotos, {}),
  ])
  return { topicId, topics, photos }
}

export default function CommunityGallery({ loaderData: { topicId, topics, photos } }: Route.ComponentProps) {
  const text = useText()
  const topic = topics.find(({ id }) => id === topicId)
  const title = topic ? text('photosOf', { topic: topic.title }) : text('photos')
  return (
    <SiteShell>
      <Page>
        <title>{`${title} · ${text('community')}`}</title>
        <GalleryFrame title={title} topicId={topicId} topics={topics}>
          <Gallery key={topicId} topicId={topicId} initial={photos} />
        </GalleryFrame>
      </Page>
    </SiteShell>
  )
}
