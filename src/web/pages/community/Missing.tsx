import type { ReactNode } from 'react'
import { useText } from '#modules/community/ui/use-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { ErrorState } from '#kit/feedback/ErrorState.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { SiteShell } from '#web/shell/SiteShell.tsx'

/** The page of what is not there, or not there for whoever looks. */
export function Missing({ title, children }: { title: string; children: ReactNode }) {
  const text = useText()
  return (
    <SiteShell>
      <Page>
        <title>{title}</title>
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
        <ErrorState
          title={title}
          action={
            <LinkButton look="primary" to="/community">
              {text('goToCommunity')}
            </LinkButton>
          }
        >
          {children}
        </ErrorState>
      </Page>
    </SiteShell>
  )
}
