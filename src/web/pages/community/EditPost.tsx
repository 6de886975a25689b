import { redirect } from 'react-router'
import { getPost } from '#modules/community/contract.ts'
import { EditorFrame } from '#modules/community/ui/EditorFrame.tsx'
import { EditPost as EditPostForm } from '#modules/community/ui/EditPost.tsx'
import { postPath } from '#modules/community/ui/paths.ts'
import { useText } from '#modules/community/ui/use-text.ts'
import { Page } from '#kit/layouts/Page.tsx'
import { loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/EditPost.ts'

export { MissingPost as ErrorBoundary } from './MissingPost.tsx'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { post } = await loading({ request, context }).api.call(getPost, { id: params.postId })
  if (!post.can.edit) throw redirect(postPath(post.id))
  return { post }
}

export default function EditPost({ loaderData: { post } }: Route.ComponentProps) {
  const text = useText()
  return (
    <SiteShell>
      <Page>
        <title>{`${text('editPost')} · ${post.title}`}</title>
        <EditorFrame to={postPath(post.id)} back={post.title}>
          <EditPostForm key={post.id} post={post} />
        </EditorFrame>
      </Page>
    </SiteShell>
  )
}
