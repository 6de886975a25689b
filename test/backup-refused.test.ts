import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, open, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '#platform/clock.ts'
import { makeTables, migrate, whileNobodyMigrates } from '#platform/migrations/migrate.ts'
import { knownMigrations, withFirstMigrations } from '#platform/db/migrations.ts'
import { diskStore, storeIn } from '#providers/storage/disk/disk-store.ts'
import { backUpFiles } from '../src/backup/files/back-up-files.ts'
import { holdFiles } from '../src/backup/files/hold-files.ts'
import type { Manifest } from '../src/backup/manifest.ts'
import { aFolder, aMachine, backUpOf, closeMachines, type Machine, restoreTo } from './installation.ts'

const EVENTS = 20_000
const PICTURE = 'public/images/one.webp'

let old: Machine
let fresh: Machine
let folder: string
let backup: string

beforeAll(async () => {
  ;[old, fresh] = [await aMachine('the embedded database'), await aMachine('the embedded database')]
  await migrate(old.url)
  await old.query(`
    insert into domain_events (id, school_id, name, occurred_at, payload)
    select gen_random_uuid(), gen_random_uuid(), 'test.happened', now(), jsonb_build_object('words', repeat(md5(i::text), 40))
    from generate_series(1, ${EVENTS}) i`)
  await storeOf(old).put(PICTURE, Buffer.from('pixels'), { contentType: 'image/webp' })
  backup = join(await aFolder(), 'whole')
  await backUpOf(old, backup)
})
beforeEach(async () => {
  folder = await aFolder()
})
afterAll(closeMachines)

describe('a damaged backup is refused, and nothing of it stays', () => {
  test.each([
    ['rows', 'database/public.domain_events.copy.gz'],
    ['a picture', `files/objects/${PICTURE}`],
    ['its description', 'manifest.json'],
  ])('%s: another byte', async (_what, file) => {
    await refusedWhen(async (copy) => {
      const path = join(copy, file)
      const bytes = await readFile(path)
      bytes[bytes.length >> 1]! ^= 1
      await writeFile(path, bytes)
    }, `damaged: ${file}`)
  })

  test.each([
    ['rows', 'database/public.domain_events.copy.gz'],
    ['a picture', `files/objects/${PICTURE}`],
  ])('%s: missing', async (_what, file) => {
    await refusedWhen((copy) => rm(join(copy, file)), `damaged: ${file}`)
  })

  test('its list of checksums: cut off', async () => {
    await refusedWhen((copy) => truncate(join(copy, 'checksums.sha256'), 100), 'damaged: checksums.sha256')
  })

  test('its list of checksums: without a picture', async () => {
    await refusedWhen(
      (copy) => changeLines(copy, (lines) => lines.filter((line) => !line.endsWith(PICTURE))),
      'damaged: the list of files',
    )
  })

  async function refusedWhen(damage: (copy: string) => Promise<void>, sentence: string) {
    const copy = join(folder, 'copy')
    await cp(backup, copy, { recursive: true })
    await damage(copy)
    await expect(restoreTo(fresh, copy)).rejects.toThrow(sentence)
    await expectNothingIn(fresh)
  }
})

describe('an interrupted backup', () => {
  const target = () => join(folder, 'nightly')
  const isCopyingFiles = () => existsSync(join(`${target()}.partial`, 'files', 'objects', 'film'))

  beforeAll(async () => {
    const film = join(storeIn(old.dataDir), 'objects', 'film')
    await (await open(film, 'w')).close()
    await truncate(film, 4 * 1024 ** 3)
  })
  afterAll(() => rm(join(storeIn(old.dataDir), 'objects', 'film')))

  test('that was killed is not there, and what it left is not taken for one', async () => {
    const command = await startBackup()
    command.kill('SIGKILL')
    await once(command, 'exit')
    expect(existsSync(target())).toBe(false)
    await expect(restoreTo(fresh, `${target()}.partial`)).rejects.toThrow('There is no whole backup')
    await expect(backUpOf(old, target())).rejects.toThrow(
      '.partial is there: that backup is being made, or was killed.',
    )
  })

  test('that was told to stop leaves nothing and says so', async () => {
    const command = await startBackup()
    command.kill('SIGTERM')
    expect(await once(command, 'exit')).toEqual([1, null])
    expect(await readdir(folder)).toEqual([])
  })

  test('that lost its database leaves nothing', async () => {
    const lost = expect(backUpOf(old, target())).rejects.toThrow()
    await cutOff(old, 'katedra backup')
    await lost
    expect(await readdir(folder)).toEqual([])
  })

  async function startBackup() {
    const { DATABASE_URL: _ownServer, ...env } = process.env
    const command = spawn(process.execPath, ['scripts/backup.mjs', target()], {
      env: { ...env, DATA_DIR: old.dataDir },
      stdio: 'ignore',
    })
    await expect.poll(isCopyingFiles, { interval: 5 }).toBe(true)
    return command
  }
})

describe('nothing is written over', () => {
  test('a backup whose name is taken', async () => {
    await expect(backUpOf(old, backup)).rejects.toThrow('is there already')
  })

  test('a database that is in use', async () => {
    await fresh.query('create schema if not exists pgboss')
    await fresh.query('create table if not exists public.jottings as select 1 as one')
    await expect(restoreTo(fresh, backup)).rejects.toThrow('The database is not empty (public.jottings has rows)')
    await fresh.query('drop table public.jottings')
  })

  test('files that are there', async () => {
    await storeOf(fresh).put('kept', Buffer.from('kept'), { contentType: 'text/plain' })
    await expect(restoreTo(fresh, backup)).rejects.toThrow('is not empty. Nothing was restored')
    await rm(storeIn(fresh.dataDir), { recursive: true })
    await expectNothingIn(fresh)
  })
})

describe('there is nothing to back up', () => {
  test('where no database ever was', async () => {
    const nowhere = { dataDir: folder, databaseUrl: undefined, s3: undefined }
    await expect(backUpOf(nowhere, join(folder, 'nothing'))).rejects.toThrow('Set DATA_DIR or DATABASE_URL')
    expect(await readdir(folder)).toEqual([])
  })

  test('in a database without tables', async () => {
    const empty = { dataDir: folder, databaseUrl: old.url.replace(/[^/]+$/, 'postgres'), s3: undefined }
    await expect(backUpOf(empty, join(folder, 'nothing'))).rejects.toThrow('The database is empty')
  })
})

test('files in a bucket stay there, and the backup says so', async () => {
  const s3 = { region: 'x', bucket: 'films', accessKeyId: 'x', secretAccessKey: 'x', forcePathStyle: true }
  const inBucket = await backUpOf({ ...old, s3 }, join(folder, 'bucket'))
  expect(inBucket.files).toEqual({ bucket: 'films' })
  expect(await readdir(join(folder, 'bucket'))).not.toContain('files')
  await expect(restoreTo({ ...fresh, s3 }, backup)).rejects.toThrow('S3_BUCKET is set')
})

describe('files that are deleted while they are copied', () => {
  const FILMS = 12

  async function aStore(): Promise<string> {
    const store = await mkdtemp(join(folder, 'store-'))
    const names = ['arriving/half', ...Array.from({ length: FILMS }, (_, n) => `objects/film-${n}`)]
    for (const tree of ['arriving', 'objects']) await mkdir(join(store, tree))
    for (const name of names) await writeFile(join(store, name), name)
    return store
  }

  /** Everything is deleted once the first file is copied. */
  async function copy(from: string, store: string) {
    const target = await mkdtemp(join(folder, 'copy-'))
    const copied: string[] = []
    const checksums = {
      async add(file: string) {
        copied.push(file)
        await rm(join(store, 'objects'), { recursive: true, force: true })
      },
    }
    const { signal } = new AbortController()
    return { ...(await backUpFiles(from, { folder: target, checksums, signal, log: () => undefined })), copied }
  }

  test('are in the copy all the same, as they are held', async () => {
    const store = await aStore()
    const held = await holdFiles(store)
    await writeFile(join(store, 'objects/later'), 'later')
    await held.holdMore()
    const { count, missing, copied } = await copy(held.store, store)
    expect({ count, missing }).toEqual({ count: FILMS + 1, missing: 0 })
    expect(copied.filter((file) => file.includes('arriving'))).toEqual([])
    await held.letGo()
    expect(await readdir(store)).toEqual(['arriving'])
  })

  test('are counted as missing where nothing holds them', async () => {
    const store = await aStore()
    const { count, missing, copied } = await copy(store, store)
    expect(count).toBe(copied.length)
    expect(missing).toBeGreaterThan(0)
  })

  test('what a killed backup held is let go after a week', async () => {
    const store = await aStore()
    const [old, recent] = [join(store, 'held-old'), join(store, 'held-recent')]
    for (const held of [old, recent]) await mkdir(held)
    const before = new Date(Date.now() - 8 * DAY)
    await utimes(old, before, before)
    await (await holdFiles(store)).letGo()
    expect((await readdir(store)).toSorted()).toEqual(['arriving', 'held-recent', 'objects'])
  })
})

describe('between versions', () => {
  test('a database of an older version is backed up, restored as it was and brought up to date', async () => {
    const [older, newer] = [await aMachine('the embedded database'), await aMachine('the embedded database')]
    const known = knownMigrations()
    await whileNobodyMigrates(older.url, (client) =>
      withFirstMigrations(known.length - 1, (folder) => makeTables(client, older.url, folder)),
    )
    await older.query(`
      insert into rate_limits values ('login:jan', 3, now());
      create table pgboss.queue_stats_20200101 partition of pgboss.queue_stats for values from ('2020-01-01 00:00+00') to ('2020-01-02 00:00+00');
      insert into pgboss.queue_stats (name, captured_on) values ('mails', '2020-01-01 12:00+00');
      create sequence jots; select nextval('jots') from generate_series(1, 7);
      create table jottings as select 'of somebody else' as text`)
    const target = join(folder, 'older')
    expect((await backUpOf(older, target)).migrations).toEqual(known.slice(0, -1))

    await newer.query('create sequence jots')
    expect(await restoreTo(newer, target)).toContain(
      'Left out: public.jottings, which Katedra does not make. Its rows are in database/public.jottings.copy.gz',
    )
    const [found] = await newer.query(
      `select (select used from rate_limits where key = 'login:jan') used, nextval('jots')::int ticket,
              (select count(*)::int from drizzle.__drizzle_migrations) migrations,
              (select name from pgboss.queue_stats_20200101) queue`,
    )
    expect(found).toEqual({ used: 3, ticket: 8, migrations: known.length, queue: 'mails' })
  })

  test('a backup of a newer version is refused', async () => {
    const copy = join(folder, 'newer')
    await cp(backup, copy, { recursive: true })
    await changeManifest(copy, ({ migrations, ...rest }) => ({
      ...rest,
      migrations: [...migrations, { hash: 'f'.repeat(64), when: Date.now() }],
    }))
    await expect(restoreTo(fresh, copy)).rejects.toThrow(
      'made by a version of Katedra whose tables this one cannot make',
    )
    await expectNothingIn(fresh)
  })

  test('a backup whose job queue is another is refused', async () => {
    const copy = join(folder, 'other-queue')
    await cp(backup, copy, { recursive: true })
    await changeManifest(copy, (manifest) => ({ ...manifest, queueVersion: manifest.queueVersion - 1 }))
    await expect(restoreTo(fresh, copy)).rejects.toThrow(
      'made by a version of Katedra whose tables this one cannot make',
    )
    await expectNothingIn(fresh)
  })

  test('a database of a newer version is left to that version', async () => {
    await old.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`)
    await expect(backUpOf(old, join(folder, 'tomorrow'))).rejects.toThrow('by a newer version of Katedra')
    await old.query(`delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'`)
  })
})

test('a restore that lost its database brings nothing, and can be made again', async () => {
  const lost = expect(restoreTo(fresh, backup)).rejects.toThrow()
  await cutOff(fresh, 'katedra restore')
  await lost
  await expectNothingIn(fresh)
  await restoreTo(fresh, backup)
  const [{ events }] = (await fresh.query('select count(*)::int as events from domain_events')) as [{ events: number }]
  expect(events).toBe(EVENTS)
  expect(await storeOf(fresh).head(PICTURE)).toEqual({ size: 6, contentType: 'image/webp' })
})

const storeOf = ({ dataDir }: Machine) =>
  diskStore({ directory: storeIn(dataDir), origin: '', secret: 'unused', reserveBytes: 0 })

async function expectNothingIn({ query, dataDir }: Machine): Promise<void> {
  const [{ tables }] = (await query(`select to_regclass('domain_events') is not null as tables`)) as [
    { tables: boolean },
  ]
  if (tables) expect(await query('select from domain_events limit 1')).toEqual([])
  expect(existsSync(storeIn(dataDir)) ? await readdir(storeIn(dataDir)) : []).toEqual([])
}

/** Ends the connection that copies events, in the middle of it. */
async function cutOff({ query }: Machine, application: string): Promise<void> {
  const cut = () =>
    query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = $1 and state = 'active' and query like 'copy%domain_events%'`,
      [application],
    )
  await expect.poll(cut, { interval: 1 }).toHaveLength(1)
}

async function changeManifest(folder: string, change: (manifest: Manifest) => Manifest): Promise<void> {
  const file = join(folder, 'manifest.json')
  const text = JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')) as Manifest))
  await writeFile(file, text)
  const sum = createHash('sha256').update(text).digest('hex')
  await changeLines(folder, (lines) =>
    lines.map((line) => (line.endsWith('  manifest.json') ? `${sum}  manifest.json` : line)),
  )
}

async function changeLines(folder: string, change: (lines: string[]) => string[]): Promise<void> {
  const file = join(folder, 'checksums.sha256')
  await writeFile(file, change((await readFile(file, 'utf8')).split('\n')).join('\n'))
}
