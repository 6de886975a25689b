import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { diskStore } from './disk-store.ts'

const directory = await mkdtemp(join(tmpdir(), 'katedra-store-'))
afterAll(() => rm(directory, { recursive: true }))
const store = diskStore({ directory, origin: '', secret: 'a secret', reserveBytes: 0 })

test('what a process was writing when it died is swept away once it is old, what others are writing is not', async () => {
  const arriving = join(directory, 'arriving')
  await mkdir(arriving, { recursive: true })
  for (const name of ['dead', 'dead.type', 'alive']) await writeFile(join(arriving, name), 'half')
  const { mtimeMs: written } = await stat(join(arriving, 'alive'))
  for (const name of ['dead', 'dead.type']) await utimes(join(arriving, name), 1, 1)
  await store.put('whole', Buffer.from('x'), { contentType: 'text/plain' })
  await store.sweepUnfinished(new Date(written))
  expect(await readdir(arriving)).toEqual(['alive'])
  expect(await store.head('whole')).toMatchObject({ size: 1 })
  await rm(arriving, { recursive: true })
  await store.sweepUnfinished(new Date(written))
})
