import { data } from 'react-router'
import { useSupportText } from '#modules/people/ui/support-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { ErrorState } from '#kit/feedback/ErrorState.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { SiteShell } from '#web/shell/SiteShell.tsx'

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export const loader = () => data(null, { status: 403 })

/** Where an operator finds themselves who was in the panel by a leave that is over. */
export default function SupportOver() {
  const text = useSupportText()
  return (
    <SiteShell search={null} account={null}>
      <Page>
        <title>{text('overTitle')}</title>
        <VisuallyHidden>
          <h1>{text('overTitle')}</h1>
        </VisuallyHidden>
        <ErrorState
          title={text('overTitle')}
          action={
            <LinkButton to="/home/left" reloadDocument>
              {text('toPlatform')}
            </LinkButton>
          }
        >
          {text('overText')}
        </ErrorState>
      </Page>
    </SiteShell>
  )
}
