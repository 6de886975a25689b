import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aWorld } from '#test/world.ts'
import { preparedInsert } from './prepared-insert.ts'
import { domainEvents } from './tables.ts'

const world = await aWorld()
const school = await world.aSchool()
afterAll(() => world.close())

const AT = new Date('2026-03-29T01:30:00.123Z')
const anEvent = (name: string, given: object = {}) => ({
  id: newId(),
  schoolId: school.id,
  name,
  occurredAt: AT,
  payload: { text: 'żółw' },
  ...given,
})

const put = preparedInsert('test_events', domainEvents, { passesOver: true })
const kept = (name: string) =>
  school.work(({ tx }) =>
    tx.select().from(domainEvents).where(eq(domainEvents.name, name)).orderBy(asc(domainEvents.id)),
  )

test('rows are kept and answered as drizzle keeps and answers them, one or several at once', async () => {
  const one = anEvent('one')
  // Ids of one millisecond come in no order, and what is kept is read by id.
  const both = [anEvent('two'), anEvent('two')].toSorted((first, other) => (first.id < other.id ? -1 : 1))
  const answered = await school.work(async ({ tx }) => [await put(tx, [one]), await put(tx, both)])
  const [byDrizzle] = await school.work(({ tx }) => tx.insert(domainEvents).values(anEvent('drizzle')).returning())
  expect(answered).toEqual([await kept('one'), await kept('two')])
  expect(answered[0]).toEqual([{ ...byDrizzle, id: one.id, name: 'one' }])
})

test('what is there already is passed over, and not answered', async () => {
  const event = anEvent('again')
  expect(await school.work(({ tx }) => put(tx, [event]))).toHaveLength(1)
  expect(await school.work(({ tx }) => put(tx, [event]))).toEqual([])
})

test('a silent one answers nothing, and what is computed is worked out by the database', async () => {
  const computed = { name: sql`upper(${sql.placeholder('word')})` }
  const silently = preparedInsert('test_computed', domainEvents, { isSilent: true, computed })
  const { name: _, ...event } = anEvent('')
  await school.work(({ tx }) => silently(tx, [event as never], { word: 'łoś' }))
  expect(await kept('ŁOŚ')).toMatchObject([{ id: event.id, occurredAt: AT, payload: { text: 'żółw' } }])
})
