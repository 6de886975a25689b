import { useCallback, useSyncExternalStore } from 'react'
import { keptInTab } from '#platform/browser-storage.ts'

/** That this tab asked for a reminder of a product. */
export interface Asked {
  key: string
  /** what the server was told of the form */
  told: string
}

const known = new Map<string, Asked | undefined>()
const listeners = new Set<() => void>()

/** It outlives a reload, so that it can still be taken back, and ends with the tab: the next visit is asked anew. */
export function useAskedHere(slug: string): [Asked | undefined, (asked: Asked | undefined) => void] {
  const asked = useSyncExternalStore(
    subscribe,
    () => read(slug),
    () => undefined,
  )
  return [asked, useCallback((next) => write(slug, next), [slug])]
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function read(slug: string): Asked | undefined {
  if (!known.has(slug)) known.set(slug, parse(keptInTab.read(nameOf(slug))))
  return known.get(slug)
}

function write(slug: string, asked: Asked | undefined): void {
  known.set(slug, asked)
  if (asked) keptInTab.write(nameOf(slug), JSON.stringify(asked))
  else keptInTab.forget(nameOf(slug))
  for (const listener of listeners) listener()
}

const parse = (kept: string | null | undefined): Asked | undefined => (kept ? (JSON.parse(kept) as Asked) : undefined)

const nameOf = (slug: string) => `katedra-reminder:${slug}`
