import { Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { buttonClass } from '#kit/actions/button-class.ts'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { useFragment } from '#kit/navigation/use-fragment.ts'
import { useKitText } from '#kit/text/kit-text.ts'
import { onDemand } from '#kit/on-demand.ts'

const OpenMenu = onDemand(async () => (await import('./page-menus.ts')).OpenMenu)

/** The way in for visitors, and for the others where they can go. Opens without scripts too. */
export function AccountMenu() {
  const viewer = useViewer()
  const text = useKitText()
  const { pathname, search } = useLocation()
  const fragment = useFragment()
  if (viewer)
    return (
      <Suspense>
        <OpenMenu viewer={viewer} />
      </Suspense>
    )
  const next = pathname === '/' ? '' : `?next=${encodeURIComponent(pathname + search + fragment)}`
  return (
    <Link to={`/login${next}`} className={buttonClass({ look: 'quiet' })}>
      {text('logIn')}
    </Link>
  )
}
