import type { FastifyBaseLogger } from 'fastify'
import { toldWithoutValues } from './db/statement-failure.ts'

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>

/** What never reaches a log: who people are, what they typed, and what opens doors. */
export const redactedPaths = [
  'req.headers.cookie',
  'req.headers.authorization',
  'req.headers["x-csrf-token"]',
  'res.headers["set-cookie"]',
  'email',
  '*.email',
  '*.password',
  '*.name',
]

type ToldError = {
  type: string
  message: string
  stack: string
  code?: unknown
  cause?: ToldError
}

const DEEPEST_CAUSE = 4

/** An error for a log: what it is and where it came from. Whatever else hangs on it may be somebody's. */
export function tellError(thrown: unknown, depth = 0): ToldError {
  const error = toldWithoutValues(thrown)
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something was thrown that is no error', stack: '' }
  const { code } = error as { code?: unknown }
  return {
    type: error.constructor.name,
    message: error.message,
    stack: error.stack ?? '',
    ...(code !== undefined && { code }),
    ...(error.cause instanceof Error && depth < DEEPEST_CAUSE && { cause: tellError(error.cause, depth + 1) }),
  }
}

/** Query strings can carry tokens and mail addresses; a log line keeps only the path. */
export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}
