import { useLocation, useRouteLoaderData } from 'react-router'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { ErrorState } from '#kit/feedback/ErrorState.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import type { VisitViewer } from '../visit.ts'
import { useShellText } from './text.ts'

const SITUATIONS = {
  403: { title: 'notAllowedTitle', text: 'notAllowedText' },
  looking: { title: 'notAllowedTitle', text: 'lookingText' },
  404: { title: 'notFoundTitle', text: 'notFoundText' },
  419: { title: 'expiredTitle', text: 'expiredText' },
  429: { title: 'tooManyTitle', text: 'tooManyText' },
  503: { title: 'busyTitle', text: 'busyText' },
  500: { title: 'failedTitle', text: 'failedText' },
  network: { title: 'networkTitle', text: 'networkText' },
} as const

type Situation = keyof typeof SITUATIONS

/** Where not the beginning is the way on; without an address it is the same page again. */
const WAYS = {
  419: { to: '/login', label: 'logInAgain' },
  503: { to: null, label: 'tryAgain' },
  network: { to: null, label: 'tryAgain' },
} as const

/** Of HTTP, or that there was no answer. */
export type FailureStatus = number | 'network'

interface FailureProps {
  status: FailureStatus
  /** where the part of the site one is in begins */
  home: { to: string; label: 'goHome' | 'goToDashboard' }
}

/** What happened instead of a page, and the way on. */
export function Failure({ status, home }: FailureProps) {
  const text = useShellText()
  const { pathname, search } = useLocation()
  const root = useRouteLoaderData<{ viewer: VisitViewer | null }>('root')
  const isLooking = root?.viewer?.isImpersonated && status === 403
  const situation = SITUATIONS[isLooking ? 'looking' : status in SITUATIONS ? (status as Situation) : 500]
  const way = status in WAYS ? WAYS[status as keyof typeof WAYS] : home
  return (
    <>
      <title>{text(situation.title)}</title>
      <VisuallyHidden>
        <h1>{text(situation.title)}</h1>
      </VisuallyHidden>
      <ErrorState
        title={text(situation.title)}
        action={
          <LinkButton to={way.to ?? pathname + search} reloadDocument={way.to === null}>
            {text(way.label)}
          </LinkButton>
        }
      >
        {text(situation.text)}
      </ErrorState>
    </>
  )
}
