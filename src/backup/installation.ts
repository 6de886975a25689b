import type { Config } from '#platform/config.ts'
import type { Checksums } from './checksums.ts'

/** What is backed up, and what a backup is restored into. */
export type Installation = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>

export interface Errand {
  log(line: string): void
  /** stops it; what it made so far is taken away */
  signal: AbortSignal
}

/** Where a backup is written to. */
export interface Destination extends Errand {
  folder: string
  checksums: Checksums
}
