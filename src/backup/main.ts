import path from 'node:path'
import { parseArgs } from 'node:util'

import { CannotGoOn } from '#platform/cannot-go-on.ts'
import { readSettings } from '../start/read-settings.ts'
import { backUp } from './back-up.ts'
import type { Manifest } from './manifest.ts'
import { restore } from './restore.ts'

const ERRANDS = { backup: backUp, restore }

/** `npm run backup -- <folder>` and `npm run restore -- <folder>`; the process ends with 1 when it could not be done. */
export async function run(name: keyof typeof ERRANDS): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => interruption.abort(new CannotGoOn('Interrupted: what was made so far was taken away.')))
  const startedAt = performance.now()
  try {
    const [given, ...more] = positionals
    if (!given || more.length > 0) throw new CannotGoOn(`Say which folder: npm run ${name} -- /backups/2026-11-21`)
    const folder = path.resolve(process.env['INIT_CWD'] ?? '.', given)
    const errand = { log: console.log, signal: interruption.signal }
    const manifest = await ERRANDS[name](readSettings(), folder, errand)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(
      `\n${name === 'backup' ? 'Backed up to' : 'Restored from'} ${folder} in ${seconds} s\n${described(manifest)}`,
    )
  } catch (error) {
    const reason = interruption.signal.aborted ? interruption.signal.reason : error
    console.error(reason instanceof CannotGoOn ? reason.message : reason)
    process.exitCode = 1
  }
}

function described({ madeAt, tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `  Database  of ${madeAt}: ${tables.length} tables, ${rows} rows`,
    'bucket' in files
      ? `  Files     in the bucket ${files.bucket}, no part of this: keep its own versions`
      : `  Files     ${files.count}, ${(files.bytes / 1024 ** 2).toFixed(1)} MB${gone(files.missing)}`,
    '  Settings  no part of this: keep .env, and SECRET_KEY above all, elsewhere',
  ].join('\n')
}

const gone = (missing: number): string => (missing > 0 ? `; ${missing} were deleted while it was made` : '')
