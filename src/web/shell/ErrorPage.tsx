import { Page } from '#kit/layouts/Page.tsx'
import { Failure, type FailureStatus } from './Failure.tsx'
import { SiteShell } from './SiteShell.tsx'

/** The page of a refusal or a failure; looks like the rest of the school. */
export function ErrorPage({ status }: { status: FailureStatus }) {
  return (
    <SiteShell search={null} account={null}>
      <Page>
        <Failure status={status} home={{ to: '/', label: 'goHome' }} />
      </Page>
    </SiteShell>
  )
}
