import { afterAll, expect, test } from 'vitest'
import { CannotGoOn } from '#platform/cannot-go-on.ts'
import { migrate } from '#platform/migrations/migrate.ts'
import { aTransactionPooler } from '#test/fake-pooler.ts'
import { aWorld } from '#test/world.ts'
import { connect } from './database.ts'
import { refusePooler } from './refuse-pooler.ts'
import { unitsOfWork } from './unit-of-work.ts'

const world = await aWorld()
const { databaseUrl } = world.config
const poolers = await Promise.all([
  aTransactionPooler(databaseUrl),
  aTransactionPooler(databaseUrl, { inTurn: true }),
  aTransactionPooler(databaseUrl, { keepsBackOptions: true }),
])
const [last, inTurn, keepingBack] = poolers
afterAll(async () => {
  for (const pooler of poolers) pooler.close()
  await world.close()
})

const SCHOOL_SHOWN = `select current_setting('app.school_id') as school`

test('behind a pooler in transaction mode a read would be shown the rows of another school', async () => {
  const database = connect(last.url, 2)
  const nothing = {
    publish: () => ({ text: '' }),
    record: async () => {},
    recordOperator: async () => {},
    tellChanges: () => {},
  }
  const units = unitsOfWork(database, nothing)
  const [yoga, piano] = [await world.aSchool(), await world.aSchool()]
  const seenBy = (school: typeof yoga, meanwhile = async () => {}) =>
    units.reading({ school, actor: { role: 'system' } }, async ({ tx }) => {
      await meanwhile()
      return (await tx.execute<{ school: string }>(SCHOOL_SHOWN)).rows[0]!.school
    })
  const seen = await seenBy(yoga, async () => void (await seenBy(piano)))
  await database.close()
  expect(seen).toBe(piano.id)
})

test.each([
  ['who was last goes next', () => last.url, /a pooler that lends another connection for each transaction/],
  ['each in turn', () => inTurn.url, /a pooler that lends another connection for each transaction/],
  ['settings are kept back', () => keepingBack.url, /a pooler that does not pass on/],
])('so the start refuses one, with what to do instead (%s)', async (_how, url, words) => {
  const refused = await migrate(url()).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(CannotGoOn)
  expect((refused as Error).message).toMatch(words)
  expect((refused as Error).message).toContain('pool_mode = session')
})

test('the database itself is not refused, however many ask it at once', async () => {
  const all = Array.from({ length: 4 }, () => refusePooler(databaseUrl))
  await expect(Promise.all(all)).resolves.toHaveLength(4)
})
