import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'

import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'

let dataDir: string
const silent = () => {}
const start = (directory = dataDir) => startEmbeddedPostgres({ dataDir: directory, log: silent, fast: true })

const made = await aFolder()
await (await start(made)).stop()
afterAll(() => rm(made, { recursive: true }))

beforeEach(async () => {
  dataDir = await aFolder()
  await cp(made, dataDir, { recursive: true })
})
afterEach(async () => {
  await (await start()).stop()
  const { directory } = JSON.parse(await readFile(path.join(dataDir, 'postgres.json'), 'utf8')) as { directory: string }
  if (path.isAbsolute(directory)) await rm(path.dirname(directory), { recursive: true })
  await rm(dataDir, { recursive: true, force: true })
})

test('what was committed is there after a stop and a start', async () => {
  const first = await start()
  await query(first.url, "create table greetings as select 'Zażółć gęślą jaźń 🎓' as words")
  await first.stop()
  await expect(query(first.url, 'select 1')).rejects.toThrow()

  const second = await start()
  expect(await query(second.url, 'select words from greetings')).toEqual([{ words: 'Zażółć gęślą jaźń 🎓' }])
  await second.stop()
})

test('the server outlives a killed process and the next start joins it', async () => {
  const { child, pid } = await startInAnotherProcess()
  child.kill('SIGKILL')
  await once(child, 'exit')

  const next = await start()
  expect(await serverPid()).toBe(pid)
  await query(next.url, 'select 1')
  await next.stop()
  await expect(serverPid()).rejects.toThrow('ENOENT')
})

test('the one who leaves first does not stop the server under the other', async () => {
  const one = await start()
  const { child, pid } = await startInAnotherProcess()
  expect(await serverPid()).toBe(pid)
  await one.stop()
  expect(await serverPid()).toBe(pid)
  await query(one.url, 'select 1')
  child.kill('SIGTERM')
  await once(child, 'exit')
  await expect(serverPid()).rejects.toThrow('ENOENT')
})

test('two first starts at the same moment share one cluster', async () => {
  await rm(dataDir, { recursive: true })
  dataDir = await aFolder()
  const [one, other] = await Promise.all([start(), start()])
  expect(one.url).toBe(other.url)
  await Promise.all([one.stop(), other.stop()])
  await expect(stat(path.join(dataDir, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT')
})

test('a pid file whose number now belongs to another program does not stop a start', async () => {
  await (await start()).stop()
  const stale = [process.pid, path.join(dataDir, 'postgres'), 1, 5432, '', '127.0.0.1', '1 1', 'ready   '].join('\n')
  await writeFile(path.join(dataDir, 'postgres', 'postmaster.pid'), stale)
  const next = await start()
  await query(next.url, 'select 1')
  await next.stop()
})

test('a killed server is started again on the same address', async () => {
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: silent })
  await query(url, 'create table kept as select 1 as one')
  process.kill(await serverPid(), 'SIGKILL')
  await expect.poll(() => query(url, 'select one from kept').catch(() => undefined)).toEqual([{ one: 1 }])
  await stop()
})

test('a copied data folder is a cluster of its own', async () => {
  const original = await start()
  const copy = `${dataDir}-copy`
  await query(original.url, 'checkpoint')
  // A socket cannot be copied by this.
  await cp(dataDir, copy, { recursive: true, filter: (from) => !path.basename(from).startsWith('.s.PGSQL.') })
  const copied = await start(copy)
  expect(copied.url).not.toBe(original.url)
  await query(copied.url, 'select 1')
  await copied.stop()
  await query(original.url, 'select 1')
  await original.stop()
  await rm(copy, { recursive: true })
})

test('the password is for the owner of the data folder alone', async () => {
  const { url, stop } = await start()
  expect((await stat(path.join(dataDir, 'postgres.json'))).mode & 0o777).toBe(0o600)
  const withoutPassword = new URL(url)
  withoutPassword.password = 'guess'
  await expect(query(withoutPassword.href, 'select 1')).rejects.toThrow('password authentication failed')
  await stop()
})

test.runIf(process.getuid?.() === 0)(
  'under root, a folder closed to other accounts still gets a database',
  async () => {
    await rm(dataDir, { recursive: true })
    dataDir = await aFolder(0o700)
    const first = await start()
    await query(first.url, 'create table kept as select 1 as one')
    await first.stop()
    const second = await start()
    expect(await query(second.url, 'select one from kept')).toEqual([{ one: 1 }])
    await second.stop()
  },
)

test('words are ordered as Polish orders them', async () => {
  const { url, stop } = await start()
  const ordered = await query(
    url,
    `select w from unnest(array['Zofia', 'Łukasz', 'Lech', 'Ćma', 'Cud', 'Żaba']) w order by w collate "pl-x-icu"`,
  )
  expect(ordered.map(({ w }) => w)).toEqual(['Cud', 'Ćma', 'Lech', 'Łukasz', 'Zofia', 'Żaba'])
  await stop()
})

async function aFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'katedra-postgres-test-'))
  await chmod(folder, mode)
  return folder
}

async function startInAnotherProcess(): Promise<{ child: ChildProcess; pid: number }> {
  const program = `
    import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts'
    const postgres = await startEmbeddedPostgres({ dataDir: process.argv[1], log() {}, fast: true })
    process.on('SIGTERM', async () => { await postgres.stop(); process.exit() })
    console.log('up')
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(createInterface(child.stdout), 'line')
  return { child, pid: await serverPid() }
}

async function serverPid(): Promise<number> {
  return Number((await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url)
  client.on('error', silent)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}
