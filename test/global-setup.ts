import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { Client } from 'pg'
import type { TestProject } from 'vitest/node'

import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
import { migrate } from '#platform/migrations/migrate.ts'

import { moveNow } from './time/move-now.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: string
  }
}

/** One database server for a run, TEST_DATABASE_URL or a fast embedded one, with `template_test` migrated for the files to copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const server = given ? { url: given, stop: async () => {} } : await startThrowaway()
  await makeTemplate(server.url)
  project.provide('testServer', server.url)
  return server.stop
}

async function startThrowaway() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'katedra-test-'))
  // Under root the server runs as another account and must be able to enter.
  await chmod(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, fast: true })
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const client = new Client(serverUrl)
  await client.connect()
  await client.query('drop database if exists template_test with (force)')
  await client.query('create database template_test')
  await client.end()
  const template = new URL(serverUrl)
  template.pathname = '/template_test'
  await moveNow(template.href)
  await migrate(template.href)
}
