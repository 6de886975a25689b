import { ApiProblem } from '#platform/contract/client.ts'

/** Nobody is signed in here (401), or no longer (419). */
export const hasSessionEnded = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && (error.status === 401 || error.status === 419)
