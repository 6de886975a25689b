import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

import { PROJECT } from './project.mjs'

const META = path.join(PROJECT, 'migrations', 'meta')

/** Writes a migration of what changed in the tables. Of the snapshots only the newest stays: it is what the next is compared with. */
const { status } = spawnSync(
  path.join(PROJECT, 'node_modules/.bin/drizzle-kit'),
  ['generate', ...process.argv.slice(2)],
  {
    cwd: PROJECT,
    stdio: 'inherit',
  },
)
const snapshots = readdirSync(META)
  .filter((file) => file.endsWith('_snapshot.json'))
  .toSorted()
for (const older of snapshots.slice(0, -1)) rmSync(path.join(META, older))
process.exitCode = status ?? 1
