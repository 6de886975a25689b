import { ApiProblem, NetworkProblem } from '#platform/contract/client.ts'

/** Where errors nobody expected go: the browser's console, and the window's listeners. */
export function reportError(error: unknown): void {
  if (error instanceof NetworkProblem || (error instanceof ApiProblem && error.status === 419)) return
  globalThis.reportError(error)
}

/** The same for what a call ended with: a refusal is an answer, anything else is reported. */
export function reportUnexpected(error: unknown): void {
  if (!(error instanceof ApiProblem) || error.status >= 500) reportError(error)
}
