import { isRouteErrorResponse } from 'react-router'
import type { FailureStatus } from './Failure.tsx'
import { isNetworkFailure } from './is-network-failure.ts'

/** Which page an error becomes: the status of a refusal, or what happened where there is none. */
export function statusOf(error: unknown): FailureStatus {
  if (isRouteErrorResponse(error)) return error.status
  return isNetworkFailure(error) ? 'network' : 500
}
