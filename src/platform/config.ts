import { resolve } from 'node:path'
import { z } from 'zod'
import { parseDsn } from '#platform/errors/dsn.ts'
import { readTrustedProxies } from '#platform/http/trusted-proxies.ts'

const optionalText = z.string().trim().min(1).optional()
const days = (otherwise: number) => z.coerce.number().int().min(1).max(36_500).default(otherwise)

const GIGABYTE = 1024 ** 3

/** Every setting there is; docs/operations.md lists them. */
const Settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  HEALTH_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  STUCK_AFTER_MS: z.coerce.number().int().min(1000).default(30_000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: optionalText,
  LATE_AFTER_MS: z.coerce.number().int().min(100).default(1500),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(12),
  PLATFORM_HOST: optionalText,
  DEMO_SCHOOL: z.stringbool().optional(),
  DEMO_FILMS: z.stringbool().default(true),
  SECRET_KEY: z.string().min(16).default('only-safe-for-development'),
  OLD_SECRET_KEYS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((key) => key.trim() || [])),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().default('Katedra <school@katedra.test>'),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_FORCE_PATH_STYLE: z.stringbool().default(false),
  FFMPEG_THREADS: z.coerce.number().int().min(1).max(64).default(1),
  FFMPEG_MAX_MINUTES: z.coerce.number().int().min(1).default(180),
  FFMPEG_MAX_MEMORY_MB: z.coerce.number().int().min(128).default(1024),
  VIDEO_MAX_GB: z.coerce.number().int().min(1).default(20),
  STUDENT_VIDEO_MAX_GB: z.coerce.number().positive().default(1),
  DISK_RESERVE_MB: z.coerce.number().int().min(0).default(500),
  BUNNY_LIBRARY_ID: optionalText,
  BUNNY_API_KEY: optionalText,
  BUNNY_READ_ONLY_API_KEY: optionalText,
  BUNNY_TOKEN_KEY: optionalText,
  BUNNY_CDN_HOST: optionalText,
  BUNNY_API_ORIGIN: z.url().default('https://video.bunnycdn.com'),
  VIES_ORIGIN: z.url().optional(),
  SANDBOX_BANK: z.stringbool().optional(),
  SANDBOX_BANK_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** where browsers reach the bank, when a proxy stands before it; it reads this as well */
  BANK_ORIGIN: z.url().optional(),
  SANDBOX_BANK_SECRET: z.string().min(16).default('sandbox-bank-shared-secret'),
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform((text, { addIssue }) => {
      const proxies = readTrustedProxies(text)
      if (proxies === undefined)
        addIssue(
          'must be true, false, how many proxies there are in a row (1), or their networks (10.0.0.0/8, 192.168.1.2)',
        )
      return proxies ?? false
    }),
  SENTRY_DSN: z
    .string()
    .transform((text, { addIssue }) => {
      const dsn = parseDsn(text)
      if (!dsn) addIssue('must look like https://key@host/1')
      return dsn
    })
    .optional(),
  KEEP_MAILS_DAYS: days(30),
  KEEP_EVENTS_DAYS: days(90),
  KEEP_NOTIFICATIONS_DAYS: days(400),
  KEEP_AUDIT_DAYS: days(730),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export type Config = ReturnType<typeof loadConfig>

/** Reads and checks the settings. @throws Error naming each setting that is wrong or, in production, unsafe. */
export function loadConfig(env: Record<string, string | undefined>) {
  const parsed = Settings.safeParse(env)
  if (!parsed.success) {
    throw new Error(
      `Settings are wrong:\n${parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n')}`,
    )
  }
  const settings = parsed.data
  const production = settings.NODE_ENV === 'production'
  if (production) refuseUnsafeDefaults(env)
  const bankPort = settings.SANDBOX_BANK_PORT ?? settings.PORT + 1
  return {
    environment: settings.NODE_ENV,
    production,
    port: settings.PORT,
    host: settings.HOST,
    healthPort: settings.HEALTH_PORT,
    stuckAfterMs: settings.STUCK_AFTER_MS,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    lateAfterMs: settings.LATE_AFTER_MS,
    platformHost: (settings.PLATFORM_HOST ?? `platform.localhost:${settings.PORT}`).toLowerCase(),
    demoSchool: settings.DEMO_SCHOOL ?? !production,
    demoFilms: settings.DEMO_FILMS,
    secretKey: settings.SECRET_KEY,
    oldSecretKeys: settings.OLD_SECRET_KEYS,
    mail: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM },
    s3: together(settings, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], (settings) => ({
      ...(settings.S3_ENDPOINT ? { endpoint: settings.S3_ENDPOINT } : {}),
      region: settings.S3_REGION,
      bucket: settings.S3_BUCKET,
      accessKeyId: settings.S3_ACCESS_KEY_ID,
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
      forcePathStyle: settings.S3_FORCE_PATH_STYLE,
    })),
    transcoding: {
      threads: settings.FFMPEG_THREADS,
      maxMinutes: settings.FFMPEG_MAX_MINUTES,
      maxMemoryMegabytes: settings.FFMPEG_MAX_MEMORY_MB,
    },
    videoMaxBytes: {
      admin: settings.VIDEO_MAX_GB * GIGABYTE,
      student: Math.min(settings.STUDENT_VIDEO_MAX_GB, settings.VIDEO_MAX_GB) * GIGABYTE,
    },
    diskReserveBytes: settings.DISK_RESERVE_MB * 1024 ** 2,
    bunny: together(
      settings,
      ['BUNNY_LIBRARY_ID', 'BUNNY_API_KEY', 'BUNNY_READ_ONLY_API_KEY', 'BUNNY_TOKEN_KEY', 'BUNNY_CDN_HOST'],
      (settings) => ({
        libraryId: settings.BUNNY_LIBRARY_ID,
        apiKey: settings.BUNNY_API_KEY,
        readOnlyApiKey: settings.BUNNY_READ_ONLY_API_KEY,
        embedKey: settings.BUNNY_TOKEN_KEY,
        cdnHost: settings.BUNNY_CDN_HOST,
        apiOrigin: settings.BUNNY_API_ORIGIN,
      }),
    ),
    vies: viesAt(settings.VIES_ORIGIN ?? (production ? 'https://ec.europa.eu' : undefined)),
    sandboxBank:
      (settings.SANDBOX_BANK ?? !production)
        ? {
            port: bankPort,
            origin: `http://localhost:${bankPort}`,
            publicOrigin: settings.BANK_ORIGIN ? new URL(settings.BANK_ORIGIN).origin : `http://localhost:${bankPort}`,
            secret: settings.SANDBOX_BANK_SECRET,
          }
        : undefined,
    trustProxy: settings.TRUST_PROXY,
    errors: { dsn: settings.SENTRY_DSN },
    keptForDays: {
      mails: settings.KEEP_MAILS_DAYS,
      events: settings.KEEP_EVENTS_DAYS,
      paymentNotifications: settings.KEEP_NOTIFICATIONS_DAYS,
      audit: settings.KEEP_AUDIT_DAYS,
    },
    logLevel: settings.LOG_LEVEL,
  }
}

const viesAt = (origin: string | undefined) =>
  origin === undefined ? undefined : { origin: origin.replace(/\/+$/, '') }

/** What is made of settings that only make sense together; undefined when none is set. @throws Error when some are. */
function together<Name extends keyof z.output<typeof Settings>, Made>(
  settings: z.output<typeof Settings>,
  names: Name[],
  make: (settings: z.output<typeof Settings> & Record<Name, string>) => Made,
): Made | undefined {
  const missing = names.filter((name) => settings[name] === undefined)
  if (missing.length === names.length) return undefined
  if (missing.length > 0)
    throw new Error(`These settings are set together: ${names.join(', ')}. Missing: ${missing.join(', ')}`)
  return make(settings as z.output<typeof Settings> & Record<Name, string>)
}

function refuseUnsafeDefaults(env: Record<string, string | undefined>): void {
  const missing = ['SECRET_KEY', 'PLATFORM_HOST', 'SMTP_URL'].filter((name) => !env[name])
  if (env['SANDBOX_BANK'] && !env['SANDBOX_BANK_SECRET']) missing.push('SANDBOX_BANK_SECRET')
  if (missing.length > 0)
    throw new Error(`In production these settings have no safe default, set them: ${missing.join(', ')}`)
}
