import common from '#kit/common.module.css'
import inner from '#kit/inner.module.css'
import { MyTabs } from '#modules/notes/ui/MyTabs.tsx'
import { getAccessManager } from '#modules/seats/contract.ts'
import { AccessManager } from '#modules/seats/ui/AccessManager.tsx'
import { useSeatsText } from '#modules/seats/ui/use-text.ts'
import { Page } from '#kit/layouts/Page.tsx'
import { loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/AccessManagerPage.ts'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

/** A buyer sees their own; an admin, who helps them, the one that `?buyer=` names. */
export async function loader({ request, context, params: { courseId } }: Route.LoaderArgs) {
  const { api, viewer } = loading({ request, context })
  const buyer = new URL(request.url).searchParams.get('buyer')
  const manager = await api.call(getAccessManager, { courseId, ...(buyer && { buyer_id: buyer }) })
  return { manager, isOwn: manager.buyer.id === viewer?.id }
}

export default function AccessManagerPage({ loaderData: { manager, isOwn } }: Route.ComponentProps) {
  const text = useSeatsText()
  return (
    <SiteShell>
      <Page>
        <title>{text('pageTitle', { title: manager.course.title })}</title>
        <div className={`${common.looseColumn} ${inner.opening}`}>
          {isOwn && <MyTabs />}
          <h1>{text('title')}</h1>
          {!isOwn && <p>{text('ofBuyer', { name: manager.buyer.name })}</p>}
        </div>
        <AccessManager key={manager.course.id} manager={manager} />
      </Page>
    </SiteShell>
  )
}
