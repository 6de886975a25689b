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

describe('one locked row', () => {
  test(
    'leaves other work of its school, other schools, reads and logins their connections',
    { timeout: 60_000 },
    async () => {
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
    },
  )
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
