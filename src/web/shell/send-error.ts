import { isRouteErrorResponse } from 'react-router'
import { ApiProblem } from '#platform/contract/client.ts'
import { isNetworkFailure } from './is-network-failure.ts'

const MOST_PER_VISIT = 5
const NO_BUGS = ['AbortError', 'TimeoutError']

const told = new Set<string>()

/** Tells the server of an error that nobody expected, each once; an expired session and the network are none. */
export function sendError(thrown: unknown): void {
  if (isExpected(thrown)) return
  const { name, message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown))
  const cause = `${name} ${message} ${stack}`
  if (told.has(cause) || told.size >= MOST_PER_VISIT) return
  told.add(cause)
  const report = {
    name: name.slice(0, 100),
    message: message.slice(0, 2000),
    stack: stack.slice(0, 10_000),
    page: window.location.pathname.slice(0, 500),
  }
  void fetch('/json/errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined)
}

/** A script of another origin tells nothing but that it failed: `undefined`. */
function isExpected(thrown: unknown): boolean {
  if (thrown === undefined || thrown === null || isRouteErrorResponse(thrown)) return true
  if (thrown instanceof ApiProblem) return thrown.status === 419
  return isNetworkFailure(thrown) || (thrown instanceof Error && NO_BUGS.includes(thrown.name))
}
