import type { FastifyBaseLogger } from 'fastify'

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

/** Query strings can carry tokens and mail addresses; a log line keeps only the path. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url
