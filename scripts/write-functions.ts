import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { Client } from 'pg'

import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import { migrate } from '#platform/migrations/migrate.ts'

import { FUNCTIONS, readFunctions } from './read-functions.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'katedra-functions-'))
await chmod(dataDir, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, fast: true })
const client = new Client(postgres.url)
try {
  await migrate(postgres.url)
  await client.connect()
  await rm(FUNCTIONS, { recursive: true, force: true })
  await mkdir(FUNCTIONS)
  for (const [file, text] of await readFunctions(client)) await writeFile(path.join(FUNCTIONS, file), text)
} finally {
  await client.end()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
