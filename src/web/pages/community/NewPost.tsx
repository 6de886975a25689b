import { data, redirect } from 'react-router'
import { listTopics } from '#modules/community/contract.ts'
import { EditorFrame } from '#modules/community/ui/EditorFrame.tsx'
import { NewPost as NewPostForm } from '#modules/community/ui/NewPost.tsx'
import { feedPath } from '#modules/community/ui/paths.ts'
import { useText } from '#modules/community/ui/use-text.ts'
import { Page } from '#kit/layouts/Page.tsx'
import { loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/NewPost.ts'

export { MissingTopic as ErrorBoundary } from './MissingTopic.tsx'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { data: topics } = await loading({ request, context }).api.call(listTopics)
  const topic = topics.find(({ id }) => id === params.topicId)
  if (!topic) throw data(null, { status: 404 })
  if (!topic.can.post) throw redirect(feedPath(topic.id))
  return { topic, topics: topics.filter(({ can }) => can.post) }
}

export default function NewPost({ loaderData: { topic, topics } }: Route.ComponentProps) {
  const text = useText()
  return (
    <SiteShell>
      <Page>
        <title>{`${text('newPost')} · ${topic.title}`}</title>
        <EditorFrame to={feedPath(topic.id)} back={topic.title}>
          <NewPostForm topic={topic} topics={topics} />
        </EditorFrame>
      </Page>
    </SiteShell>
  )
}
