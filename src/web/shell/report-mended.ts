import type { ErrorInfo } from 'react'

/**
 * What React mends by itself, such as html that is not what it would write, is a fault of ours all the same; unless the browser has
 * translated the page, and so what was still to be taken over.
 */
export function reportMended(error: unknown, { componentStack }: ErrorInfo): void {
  if (document.querySelector('font')) return
  if (error instanceof Error) error.stack = `${error.stack ?? error.message}\n${componentStack ?? ''}`
  globalThis.reportError(error)
}
