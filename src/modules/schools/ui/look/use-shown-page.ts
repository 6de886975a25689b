import { type RefObject, useEffect, useRef } from 'react'

const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 16_000

/**
 * Shows the page at an address in a frame that began with an earlier one, by its body: the frame keeps its place, and its head with
 * all that was put there. Going on to the address would lose it: a dialog that closes takes the browser one step back in its history,
 * and the frame with it. What cannot be fetched leaves what was shown last, and is asked for again while that may help.
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
      const html = await pageAt(address, asking.signal)
      if (html === null || asking.signal.aborted) return
      shown.current = { address, html }
      fill()
    }
    if (shown.current.address !== address) void show()
    return () => {
      asking.abort()
      element?.removeEventListener('load', fill)
    }
  }, [frame, address])
}

/** Asks with growing pauses until there is an answer; null where the page is refused, or nobody waits any more. */
async function pageAt(address: string, signal: AbortSignal): Promise<string | null> {
  for (let pause = FIRST_PAUSE; !signal.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    const answer = await fetch(address, { signal }).catch(() => null)
    const html = answer?.ok ? await answer.text().catch(() => null) : null
    if (html !== null) return html
    // A server with too much to do says so in a page of its own, and has room again in a moment.
    if (answer && answer.status < 500 && !answer.ok) return null
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return null
}
