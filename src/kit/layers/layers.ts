interface Layer {
  href: string
  close: () => void
}

const MARK = 'layers'
const open: Layer[] = []
/** a step back of our own is under way */
let isTidying = false

/** Puts a layer over the page, with an entry of the history; answers what takes both away. */
export function layOver(close: () => void): () => void {
  const layer = { href: window.location.href, close }
  open.push(layer)
  if (entriesHere() < open.length) window.history.pushState({ ...window.history.state, [MARK]: open.length }, '')
  return () => {
    const place = open.indexOf(layer)
    if (place !== -1) open.splice(place, 1)
    // Another one may take over the entry.
    setTimeout(dropEntries)
  }
}

/** How many layers the entry that the browser is at stands for; a page that a link led to has none. */
const entriesHere = (): number => Number((window.history.state as Record<string, unknown> | null)?.[MARK] ?? 0)

function dropEntries(): void {
  const spare = entriesHere() - open.length
  if (spare <= 0 || isTidying) return
  isTidying = true
  window.history.go(-spare)
}

function hearBack(event: PopStateEvent): void {
  if (isTidying) {
    isTidying = false
    return event.stopImmediatePropagation()
  }
  const top = open.at(-1)
  if (!top || entriesHere() >= open.length || window.location.href !== top.href) return
  event.stopImmediatePropagation()
  open.pop()
  top.close()
}

// The entry of the browser brings this before the router, which would load the page anew: whoever listens first hears first.
if (typeof window !== 'undefined') window.addEventListener('popstate', hearBack)
