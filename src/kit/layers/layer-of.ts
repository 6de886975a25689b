import type { RefObject } from 'react'

/** What floats opens inside a modal dialog, as everything outside it is inert, or else inside the landmark that it belongs to. */
export const layerOf = (anchor: RefObject<HTMLElement | null>): HTMLElement | undefined =>
  anchor.current?.closest<HTMLElement>('dialog, [popover], main') ?? undefined
