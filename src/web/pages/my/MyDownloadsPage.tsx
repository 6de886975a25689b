import { listMyDownloads } from '#modules/downloads/contract.ts'
import { MyDownloads } from '#modules/downloads/ui/MyDownloads.tsx'
import { useDownloadText } from '#modules/downloads/ui/use-text.ts'
import { MyTabs } from '#modules/notes/ui/MyTabs.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { loading } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/MyDownloadsPage.ts'
import styles from './my.module.css'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  return { downloads: await loading({ request, context }).api.call(listMyDownloads, {}) }
}

export default function MyDownloadsPage({ loaderData: { downloads } }: Route.ComponentProps) {
  const text = useDownloadText()
  return (
    <SiteShell>
      <Page>
        <title>{text('mine')}</title>
        <div className={styles.courses}>
          <MyTabs />
          <h1>{text('mine')}</h1>
          {downloads.data.length === 0 && (
            <EmptyState
              title={text('noneMine')}
              action={
                <LinkButton look="primary" to="/courses">
                  {text('seeCourses')}
                </LinkButton>
              }
            >
              {text('noneMineText')}
            </EmptyState>
          )}
        </div>
        <MyDownloads initial={downloads} />
      </Page>
    </SiteShell>
  )
}
