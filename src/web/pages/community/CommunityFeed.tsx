import { useMemo } from 'react'
import {
  getOwnFeed,
  listPosts,
  listTopicPosts,
  listTopics,
  previewGallery,
  previewTopicGallery,
} from '#modules/community/contract.ts'
import { Community } from '#modules/community/ui/Community.tsx'
import { useText } from '#modules/community/ui/use-text.ts'
import { withOwn } from '#modules/community/ui/with-own.ts'
import { Page } from '#kit/layouts/Page.tsx'
import { loadingFor, sameForItsReaders } from '#web/load.ts'
import { useOwn } from '#web/own-part.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/CommunityFeed.ts'

export { MissingTopic as ErrorBoundary } from './MissingTopic.tsx'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export const handle = sameForItsReaders(async ({ api, params: { topicId = null } }) => {
  const feed = await api.call(getOwnFeed, topicId ? { topic_id: topicId } : {})
  return { opened: feed.opened, topicId, feed }
})

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { api, own } = loadingFor(handle, { request, context })
  const topicId = ('topicId' in params && params.topicId) || null
  const [{ data: topics }, { community_posts: posts }, { photos }] = await Promise.all([
    api.call(listTopics),
    topicId ? api.call(listTopicPosts, { topicId }) : api.call(listPosts, {}),
    topicId ? api.call(previewTopicGallery, { topicId }) : api.call(previewGallery),
  ])
  return { topicId, topics, posts, photos, own }
}

export default function CommunityFeed({ loaderData }: Route.ComponentProps) {
  const text = useText()
  const { topicId, topics, posts, photos } = useFeedOf(loaderData)
  const topic = topics.find(({ id }) => id === topicId)
  return (
    <SiteShell>
      <Page>
        <title>{topic ? `${topic.title} · ${text('community')}` : text('community')}</title>
        <Community topicId={topicId} topics={topics} posts={posts} photos={photos} />
      </Page>
    </SiteShell>
  )
}

/** With what is the viewer's own, once that is there. */
function useFeedOf(loaded: Route.ComponentProps['loaderData']) {
  const own = useOwn(loaded.own)
  return useMemo(() => (own && own.topicId === loaded.topicId ? withOwn(loaded, own.feed) : loaded), [loaded, own])
}
