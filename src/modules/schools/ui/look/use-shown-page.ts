import { type RefObject, useEffect, useRef } from 'react'

/**
 * Shows the page at an address in a frame that began with an earlier one, by its body: the frame keeps its place, and its head with
 * all that was put there. Going on to the address would lose it: a dialog that closes takes the browser one step back in its history,
 * and the frame with it. What cannot be fetched leaves what was shown last.
 */
export function useShownPage(frame: RefObject<HTMLIFrameElement | null>, address: string): void {
  const shown = useRef({ address, html: '' })
  useEffect(() => {
    const element = frame.current
    const fill = () => {
      const page = element?.contentDocument
      if (!page?.body || shown.current.html === '') return
      const next = new DOMParser().parseFromString(shown.current.html, 'text/html')
      page.documentElement.lang = next.documentElement.lang
      page.body.replaceWith(page.adoptNode(next.body))
    }
    // What it began with may come only now.
    element?.addEventListener('load', fill)
    const asking = new AbortController()
    const show = async () => {
      const answer = await fetch(address, { signal: asking.signal })
      shown.current = { address, html: await answer.text() }
      fill()
    }
    if (shown.current.address !== address) show().catch(() => undefined)
    return () => {
      asking.abort()
      element?.removeEventListener('load', fill)
    }
  }, [frame, address])
}
