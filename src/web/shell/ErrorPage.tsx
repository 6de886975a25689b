import { LinkButton } from '#web/kit/actions/LinkButton.tsx'
import { ErrorState } from '#web/kit/feedback/ErrorState.tsx'
import { Page } from '#web/kit/layouts/Page.tsx'
import { VisuallyHidden } from '#web/kit/text/VisuallyHidden.tsx'
import { SiteShell } from './SiteShell.tsx'
import { useShellText } from './text.ts'

const SITUATIONS = {
  403: { title: 'notAllowedTitle', text: 'notAllowedText', way: 'goHome', to: '/' },
  404: { title: 'notFoundTitle', text: 'notFoundText', way: 'goHome', to: '/' },
  419: { title: 'expiredTitle', text: 'expiredText', way: 'logInAgain', to: '/login' },
  429: { title: 'tooManyTitle', text: 'tooManyText', way: 'goHome', to: '/' },
  500: { title: 'failedTitle', text: 'failedText', way: 'goHome', to: '/' },
} as const

type Status = keyof typeof SITUATIONS

/** The page of a refusal or a failure; looks like the rest of the school and offers the way on. */
export function ErrorPage({ status }: { status: number }) {
  const text = useShellText()
  const situation = SITUATIONS[status in SITUATIONS ? (status as Status) : 500]
  return (
    <SiteShell search={null} account={null}>
      <Page>
        <title>{text(situation.title)}</title>
        <VisuallyHidden>
          <h1>{text(situation.title)}</h1>
        </VisuallyHidden>
        <ErrorState
          title={text(situation.title)}
          action={<LinkButton to={situation.to}>{text(situation.way)}</LinkButton>}
        >
          {text(situation.text)}
        </ErrorState>
      </Page>
    </SiteShell>
  )
}
