import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { buildApp } from '#app/build-app.ts'
import { loadConfig } from '#platform/config.ts'
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import { migrate } from '#platform/migrations/migrate.ts'

const FILE = 'openapi.json'
const LINE_WIDTH = 120
const dataDir = await mkdtemp(path.join(tmpdir(), 'katedra-openapi-'))
await chmod(dataDir, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, fast: true })
try {
  await migrate(postgres.url)
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const { app, close } = await buildApp({ ...config, databaseUrl: postgres.url }, undefined)
  await app.ready()
  const description = `${written(app.swagger())}\n`
  await close()

  if (!process.argv.includes('--check')) await writeFile(FILE, description)
  else if ((await readFile(FILE, 'utf8').catch(() => '')) !== description) {
    console.error(`${FILE} is not what the code describes: run npm run generate and read the difference`)
    process.exitCode = 1
  }
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** As JSON in which whatever fits on a line stands on one: a difference shows what changed, and little around it. */
function written(value: unknown, indent = ''): string {
  const onOneLine = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || indent.length + onOneLine.length <= LINE_WIDTH) return onOneLine
  const inner = `${indent}  `
  const isList = Array.isArray(value)
  const parts = isList
    ? value.map((part: unknown) => written(part, inner))
    : Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${written(part, inner)}`)
  const [open, close] = isList ? '[]' : '{}'
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`
}
