import { type ContextType, useLayoutEffect, useRef } from 'react'
import { type UNSAFE_DataRouterContext, useLocation } from 'react-router'

type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>['router']

const WAITS_MS = 5000

/**
 * After every change of screen the focus is on its heading, so that it is read aloud and the keyboard goes on from there. Not on the
 * first page, nor where the screen says that it stays, is led to a place of its own, or has put the focus somewhere itself.
 */
export function useHeadingFocus(router: Router | undefined): void {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  // Before anything is painted: nobody has tabbed on from a screen that they do not see yet.
  useLayoutEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (hash || router?.state.preventScrollReset === true || focusHeading()) return
    // What is fetched on demand brings its heading along.
    const arriving = new MutationObserver(() => focusHeading() && leave())
    const timer = setTimeout(leave, WAITS_MS)
    function leave() {
      arriving.disconnect()
      clearTimeout(timer)
    }
    arriving.observe(document.body, { childList: true, subtree: true })
    return leave
  }, [pathname, hash, router])
}

/** Whether that is settled: the heading has the focus, or what the screen gave it to. An open dialog keeps it until it closes. */
function focusHeading(): boolean {
  const focused = document.activeElement
  if (focused?.closest('dialog, [role="dialog"]')) return false
  if (focused?.matches('main :not(a, button)')) return true
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
  return heading !== null
}
