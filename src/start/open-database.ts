import type { Config } from '#platform/config.ts'

export interface OpenDatabase {
  url: string
  stop(): Promise<void>
}

/** The database of DATABASE_URL, or the embedded one. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: (line: string) => void,
): Promise<OpenDatabase> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} }
  const { startEmbeddedPostgres } = await import('#platform/db/embedded-postgres.ts')
  return startEmbeddedPostgres({ dataDir, log })
}
