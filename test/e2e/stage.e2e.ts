import { readdirSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test, vi } from 'vitest'

import { open } from './open.ts'
import { logIn, STUDENT } from './people.ts'
import { expectText } from './seen.ts'
import { freshProduct } from './stage/fresh-product.ts'
import { aStage, type Stage } from './stage.ts'

const DAY = 86_400_000
const LEFT = 'Left by the file before'

const nameOf = async (stage: Stage) =>
  (await stage.query<{ name: string }>(`select name from schools where slug = 'demo'`))[0]!.name

const sessionsIn = async (stage: Stage) =>
  (await stage.query<{ sessions: number }>(`select count(*)::int sessions from sessions`))[0]!.sessions

const timeOf = async ({ url }: Stage): Promise<number> => {
  const answer = await fetch(`${url}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ move_by: 0 }),
  })
  return Date.parse(((await answer.json()) as { now: string }).now)
}

test('who comes next finds the demo school as it was made, and nothing of whoever was there before', async () => {
  const first = await aStage()
  const made = await nameOf(first)
  const page = await first.aPage()
  const sessions = await sessionsIn(first)
  await logIn(page, STUDENT)
  expect(await sessionsIn(first)).toBe(sessions + 1)
  await first.query(`update schools set name = $1 where slug = 'demo'`, [LEFT])
  await expect.poll(async () => (await fetch(first.url)).text()).toContain(LEFT)
  await first.moveClock(40 * DAY)
  expect(await timeOf(first)).toBeGreaterThan(Date.now() + 39 * DAY)

  const second = await aStage()
  expect(page.isClosed()).toBe(true)
  await expect(first.query('select 1')).rejects.toThrow('closed')
  await expect(first.aPage()).rejects.toThrow('closed')
  await expect(fetch(first.url)).rejects.toThrow('fetch failed')
  expect(await nameOf(second)).toBe(made)
  expect(Math.abs((await timeOf(second)) - Date.now())).toBeLessThan(DAY)
  expect(await sessionsIn(second)).toBe(sessions)
  const visitor = await second.aPage()
  await open(visitor, '/')
  await expectText(visitor, made)
  expect(await visitor.content()).not.toContain(LEFT)
  await second.close()
})

test('files are those of the demo school, whatever was added, written over or thrown away', async () => {
  const { dataDir } = await freshProduct(inject('demoSchool'))
  const files = join(dataDir, 'files', 'objects')
  await mkdir(join(dataDir, 'uploads'), { recursive: true })
  await writeFile(join(dataDir, 'uploads', 'left'), LEFT)
  await rm(join(files, readdirSync(files)[0]!), { recursive: true })
  expect(filesIn(dataDir)).not.toEqual(filesIn(inject('demoSchool')))
  await freshProduct(inject('demoSchool'))
  expect(filesIn(dataDir)).toEqual(filesIn(inject('demoSchool')))
})

test('after a product that died there is another', async () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => told.mockRestore())
  const { server, dataDir } = await freshProduct(inject('demoSchool'))
  server.kill('SIGKILL')
  const stage = await aStage()
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('another takes its place'), expect.any(Error))
  expect((await fetch(stage.url)).status).toBe(200)
  expect(() => readdirSync(dataDir)).toThrow('ENOENT')
  await stage.close()
})

const filesIn = (folder: string) =>
  ['files', 'uploads'].flatMap((name) => readdirSync(join(folder, name), { recursive: true }).map(String)).toSorted()
