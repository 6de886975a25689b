import { createContext } from 'react'

/** Names of the pieces that a page was rendered with, for the server to note; null where nobody does. */
export const ShownPieces = createContext<Set<string> | null>(null)

/** For what stands in a boundary of its own in which nothing changes: it wakes up when its script comes, and no page waits for it. */
export const NOT_AWAITED = null

/** Of the pieces whose scripts have told of them, what fetches each. */
export const knownPieces = new Map<string, () => Promise<unknown>>()

/** Where a page says which pieces it was sent with. */
export const PIECES_META = 'pieces'

/**
 * Fetches the pieces that the page was sent with, before React takes it over: what is not there yet when something changes around it
 * would be taken away and come back. Each stands behind the one it is a part of, whose script tells of it.
 */
export async function fetchShownPieces(): Promise<void> {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${PIECES_META}]`)
  // Whoever shows a piece that cannot be fetched tells what went wrong.
  for (const name of meta?.content.split(' ') ?? [])
    await knownPieces
      .get(name)?.()
      .catch(() => {})
}
