import { z } from 'zod'

import { SECOND } from '#platform/clock.ts'

const Settings = z.object({
  NODE_ENV: z.string().optional(),
  BANK_PORT: z.coerce.number().int().min(0).max(65535).default(3001),
  BANK_HOST: z.string().default('127.0.0.1'),
  BANK_ORIGIN: z.url().optional(),
  BANK_DATABASE_URL: z.string().min(1),
  BANK_DATABASE_CONNECTIONS: z.coerce.number().int().min(1).default(6),
  BANK_SECRET: z.string().min(16),
  BANK_CONTROL: z.stringbool().default(false),
  BANK_LATE_CONFIRMATION_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(90 * SECOND),
  BANK_ALLOW_IN_PRODUCTION: z.stringbool().default(false),
})

export interface BankSettings {
  port: number
  host: string
  /** The public address, when a proxy stands before the bank; else http://localhost and the port. */
  origin: string | undefined
  databaseUrl: string
  databaseConnections: number
  secret: string
  hasControl: boolean
  lateConfirmation: number
  isProduction: boolean
}

/** @throws Error naming what is wrong, and in production unless the bank is wanted there. */
export function readSettings(env: Record<string, string | undefined>): BankSettings {
  const parsed = Settings.safeParse(env)
  if (!parsed.success) throw new Error(`The sandbox bank's settings are wrong:\n${z.prettifyError(parsed.error)}`)
  const settings = parsed.data
  const isProduction = settings.NODE_ENV === 'production'
  if (isProduction && !settings.BANK_ALLOW_IN_PRODUCTION) {
    throw new Error(
      'The sandbox bank moves no real money. To start it in production all the same, set BANK_ALLOW_IN_PRODUCTION=true.',
    )
  }
  if (isProduction && settings.BANK_CONTROL) throw new Error('BANK_CONTROL is for development and tests only.')
  return {
    port: settings.BANK_PORT,
    host: settings.BANK_HOST,
    origin: settings.BANK_ORIGIN && new URL(settings.BANK_ORIGIN).origin,
    databaseUrl: settings.BANK_DATABASE_URL,
    databaseConnections: settings.BANK_DATABASE_CONNECTIONS,
    secret: settings.BANK_SECRET,
    hasControl: settings.BANK_CONTROL,
    lateConfirmation: settings.BANK_LATE_CONFIRMATION_MS,
    isProduction,
  }
}
