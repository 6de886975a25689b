import {
  listPosts,
  listTopicPosts,
  listTopics,
  previewGallery,
  previewTopicGallery,
} from '#modules/community/contract.ts'
import { Community } from '#modules/community/ui/Community.tsx'
import { useText } from '#modules/community/ui/use-text.ts'
import { Page } from '#web/kit/layouts/Page.tsx'
import { loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/CommunityFeed.ts'

export { MissingTopic as ErrorBoundary } from './MissingTopic.tsx'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const topicId = ('topicId' in params && params.topicId) || null
  const [{ data: topics }, { community_posts: posts }, { photos }] = await Promise.all([
    api.call(listTopics),
    topicId ? api.call(listTopicPosts, { topicId }) : api.call(listPosts, {}),
    topicId ? api.call(previewTopicGallery, { topicId }) : api.call(previewGallery),
  ])
  return { topicId, topics, posts, photos }
}

export default function CommunityFeed({ loaderData }: Route.ComponentProps) {
  const text = useText()
  const { topicId, topics } = loaderData
  const topic = topics.find(({ id }) => id === topicId)
  return (
    <SiteShell>
      <Page>
        <title>{topic ? `${topic.title} · ${text('community')}` : text('community')}</title>
        <Community {...loaderData} />
      </Page>
    </SiteShell>
  )
}
