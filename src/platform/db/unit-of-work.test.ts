import { setImmediate as turn } from 'node:timers/promises'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { whoIsLooking } from '#modules/people/contract.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { Overloaded, Unavailable } from '#platform/refusal.ts'
import { aWorld } from '#test/world.ts'
import { StatementFailed, UnitOfWorkIsOver } from './statement-failure.ts'

const world = await aWorld()
afterAll(() => world.close())

describe('what was not waited for', () => {
  test('is refused once its unit of work is over, and reaches into nobody else’s', async () => {
    const [yoga, piano] = [await world.aSchool(), await world.aSchool()]
    let forgotten: Promise<unknown> = Promise.resolve()
    let go = () => {}
    await yoga.work(async (ctx) => {
      forgotten = new Promise<void>((resolve) => (go = resolve)).then(() => rename(ctx, 'Gone astray'))
      forgotten.catch(() => undefined)
    })
    await piano.work(async ({ tx }) => {
      go()
      await expect(forgotten).rejects.toMatchObject({ cause: expect.any(UnitOfWorkIsOver) as unknown })
      await tx.execute(sql`select 1`)
    })
    for (const school of [yoga, piano]) expect(await school.work(namesIn)).not.toContain('Gone astray')
  })

  test('is refused when it only reads, too', async () => {
    const school = await world.aSchool()
    let kept: Ctx | undefined
    await world.app.units.reading({ school, actor: { role: 'system' } }, async (ctx) => void (kept = ctx))
    await expect((async () => namesIn(kept!))()).rejects.toMatchObject({
      cause: expect.any(UnitOfWorkIsOver) as unknown,
    })
  })
})

describe('a statement that fails', () => {
  const secret = 'tajne-hasło-Żółwia'

  test.each([
    ['by its value', sql`select ${secret}::uuid`, '22P02'],
    ['by a check', sql`update people set role = ${secret}`, '23514'],
    ['by what it raises', sql`do $$ begin raise exception 'no room for %', ${sql.raw(`'${secret}'`)}; end $$`, 'P0001'],
  ])('%s is told without it', async (_how, statement, code) => {
    const school = await world.aSchool()
    const failure = await school.work(({ tx }) => tx.execute(statement)).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(StatementFailed)
    expect(failure).toMatchObject({ code })
    expect(everythingIn(failure).replace(/raise exception[\s\S]*?end \$\$/g, '')).not.toContain(secret)
  })
})

test('rows that were read do not outlive who read them', async () => {
  const school = await world.aSchool()
  const rows = sql`select n, repeat('x', 500) as text from generate_series(1, 400) as n`
  const read = () =>
    world.app.units.reading({ school, actor: { role: 'system' } }, async ({ tx }) => void (await tx.execute(rows)))
  /**
   * What moves into the old generation of what so many slices were. The young one is collected when nobody reads: by itself
   * that may happen in the middle of a slice, how often is the machine's own matter, and what is being read then rightly stays.
   */
  const grownBy = async (slices: number) => {
    let grown = 0
    for (let nth = 0; nth < slices; nth++) {
      collectYoung()
      const before = oldGeneration()
      await read()
      await turn()
      collectYoung()
      grown += Math.max(0, oldGeneration() - before)
    }
    return grown
  }
  await grownBy(50)
  // of 20 MB
  expect(await grownBy(100)).toBeLessThan(4 * MB)
})

const MB = 1024 * 1024
const oldGeneration = (): number =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'old_space')!.space_used_size

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as NodeJS.GCFunction
/** Twice, for what lives through two collections is what moves. */
function collectYoung(): void {
  collect({ type: 'minor' })
  collect({ type: 'minor' })
}

describe('one locked row', () => {
  test('leaves other work of its school, other schools, reads and logins their connections', async () => {
    const [yoga, piano] = [await world.aSchool(), await world.aSchool()]
    const { units } = world.app
    let open = () => {}
    const isLocked = new Promise<void>((locked) => {
      void yoga.work(async (ctx) => {
        await rename(ctx, 'Held')
        locked()
        await new Promise<void>((resolve) => (open = resolve))
      })
    })
    await isLocked
    let stillStuck = 12
    const stuck = Array.from({ length: stillStuck }, () =>
      units
        .inUnitOfWork({ school: yoga, actor: { role: 'system' }, work: 'rename' }, (ctx) => rename(ctx, 'Stuck'))
        .catch((error: unknown) => error)
        .finally(() => (stillStuck -= 1)),
    )
    expect(await piano.as(piano.student).call(whoIsLooking)).toMatchObject({ student: { id: piano.student.id } })
    await piano.work((ctx) => rename(ctx, 'Free'))
    expect(await yoga.work(namesIn)).toContain('Jan Żak')
    expect(stillStuck, 'who could not go on waits still').toBeGreaterThan(0)
    const answers = await Promise.all(stuck)
    open()
    expect(answers.every((answer) => answer instanceof Unavailable || answer instanceof Overloaded)).toBe(true)
  })
})

const rename = ({ tx }: Ctx, name: string) =>
  tx
    .update(people)
    .set({ name })
    .where(sql`role = 'admin'`)
const namesIn = async ({ tx }: Ctx) => (await tx.select({ name: people.name }).from(people)).map(({ name }) => name)

/** Whatever a logger could find on it. */
const everythingIn = (error: unknown): string =>
  error instanceof Error
    ? [error.message, error.stack, JSON.stringify(error), everythingIn(error.cause)].join('\n')
    : String(error)
