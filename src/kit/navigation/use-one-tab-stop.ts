import { type KeyboardEvent, useRef, useState, useSyncExternalStore } from 'react'

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * A long list of links, and of what folds them, as one stop of the Tab key, with arrow keys inside: it is left behind by one press.
 * `current` is where the stop is at first. What comes without scripts keeps a stop for each.
 */
export function useOneTabStop(ids: string[], current: string) {
  const list = useRef<HTMLDivElement>(null)
  const [state, setState] = useState({ current, at: current })
  if (state.current !== current) setState({ current, at: current })
  const isAlive = useSyncExternalStore(neverChanges, alive, notAlive)
  const stop = ids.includes(state.at) ? state.at : ids[0]

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[tabindex]') ?? [])]
    event.preventDefault()
    links[step(links.indexOf(event.currentTarget), links.length - 1)]?.focus()
  }

  return {
    /** what the links are in */
    list,
    /** for each link and fold */
    linkProps: (id: string) => ({
      ...(isAlive && { tabIndex: id === stop ? 0 : -1 }),
      onFocus: () => setState({ current, at: id }),
      onKeyDown,
    }),
  }
}

const neverChanges = () => () => {}
const alive = () => true
const notAlive = () => false
