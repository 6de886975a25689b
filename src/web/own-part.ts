import { createContext, startTransition, use, useEffect, useState } from 'react'
import { turnToWaitingPieces } from '#kit/waiting-piece.ts'
import type { OwnPart, VisitViewer } from './visit.ts'

/** What goes into a page that is kept for its readers, for the one who gets it. */
export interface Spliced {
  viewer: VisitViewer
  signedInToken: string
  own: OwnPart
}

/** The server writes it into this element (`app/cut-page.ts`). */
export const OWN_PART_ID = 'own-part'

let read: Spliced | null | undefined

/** What stands in the page that the browser was sent; null where that is one reader's own, and on the server. */
export function splicedPart(): Spliced | null {
  if (typeof document === 'undefined') return null
  if (read === undefined) {
    const text = document.getElementById(OWN_PART_ID)?.textContent
    read = text ? (JSON.parse(text) as Spliced) : null
  }
  return read
}

/**
 * Null on the server and while React takes the page over as it was sent to all; then what was spliced in. As a transition: pieces
 * that are still being taken over are waited for.
 */
export function useSpliced(isForReaders: boolean): Spliced | null {
  const [spliced, setSpliced] = useState<Spliced | null>(null)
  useEffect(() => {
    const part = splicedPart()
    if (part === null) return
    turnToWaitingPieces()
    startTransition(() => setSpliced(part))
  }, [])
  return isForReaders ? spliced : null
}

/** As it was spliced in; null where there is none, undefined until React has taken the page over. */
export const SplicedOwn = createContext<OwnPart | null | undefined>(null)

/**
 * The viewer's own part of a page: as its loader handed it on, or as it was spliced in. Null for visitors, undefined while the page
 * is still the one that all its readers get.
 */
export function useOwn<Own extends OwnPart>(ofLoader: Own | null): Own | null | undefined {
  const spliced = use(SplicedOwn) as Own | null | undefined
  return ofLoader ?? spliced
}
