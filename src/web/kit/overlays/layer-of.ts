import type { RefObject } from 'react'

/** What floats must open inside a modal dialog: everything outside it is inert. */
export const layerOf = (anchor: RefObject<HTMLElement | null>): HTMLElement | undefined =>
  anchor.current?.closest<HTMLElement>('dialog, [popover]') ?? undefined
