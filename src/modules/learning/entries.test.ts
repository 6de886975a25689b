import { afterAll, beforeEach, expect, test } from 'vitest'
import { aGrant } from '#modules/access/testing.ts'
import type { ComponentContent } from '#modules/courses/components/contract.ts'
import { lectureComponents } from '#modules/courses/tables.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { mergePeople } from '#modules/people/index.ts'
import { people } from '#modules/people/tables.ts'
import { clock } from '#platform/clock.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'

let school: TestSchool
let lecture: string
let other: string
let courseId: string

const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  const course = await school.work((ctx) => aCourse(ctx))
  courseId = course.courseId
  ;[lecture, other] = course.sections[0]!.lectureIds as [string, string]
  await give(school.student)
})

const give = (student: TestPerson) => school.work((ctx) => aGrant(ctx, { studentId: student.id, productId: courseId }))
const asked = { label: 'Co upieczesz?', help: '' }
const choice = { ...asked, options: ['Chleb', 'Bułki', 'Rogale'] }
const aComponent = (content: ComponentContent) =>
  school.work(async ({ tx }) => {
    const row = { ownerId: lecture, type: content.type, content, position: 1 }
    return (await tx.insert(lectureComponents).values(row).returning())[0]!.id
  })
const keep = (
  componentId: string,
  values: string[],
  { person = school.student, id = lecture, at = clock.now() }: { person?: TestPerson; id?: string; at?: Date } = {},
) => school.as(person).call(contract.keepEntry, { id, componentId, values, entered_at: at.toISOString() })
const kept = async (person = school.student) =>
  (await school.as(person).call(contract.listEntries, { id: lecture })).data.map(({ values }) => values)

test('what a student enters is kept, each their own, and the same sent twice is kept once', async () => {
  const id = await aComponent({ type: 'text_area', ...asked })
  await keep(id, ['Chleb'])
  for (let time = 0; time < 2; time++) await keep(id, ['Chleb na zakwasie'])
  expect(await kept()).toEqual([['Chleb na zakwasie']])
  const friend = await school.aStudent()
  await give(friend)
  expect(await kept(friend)).toEqual([])
})

test('what was entered earlier and is sent later, once there is a network, changes nothing', async () => {
  const id = await aComponent({ type: 'text_line', ...asked })
  const before = clock.now()
  clock.moveBy(60_000)
  await keep(id, ['Rogale'])
  expect(await keep(id, ['Chleb'], { at: before })).toMatchObject({ values: ['Rogale'] })
  expect(await kept()).toEqual([['Rogale']])
})

test('a clock that runs ahead is not believed', async () => {
  const id = await aComponent({ type: 'text_line', ...asked })
  await keep(id, ['Chleb'], { at: new Date(clock.now().getTime() + 3_600_000) })
  clock.moveBy(60_000)
  await keep(id, ['Rogale'])
  expect(await kept()).toEqual([['Rogale']])
})

test('of what two accounts that become one entered the later stays', async () => {
  const [first, second] = [
    await aComponent({ type: 'text_line', ...asked }),
    await aComponent({ type: 'text_line', ...asked }),
  ]
  const gone = await school.aStudent()
  await give(gone)
  await keep(first, ['Chleb'])
  await keep(second, ['Bułki'], { person: gone })
  clock.moveBy(60_000)
  await keep(first, ['Rogale'], { person: gone })
  await keep(second, ['Bajgle'])
  await school.work(async (ctx) => {
    const rows = await ctx.tx.select().from(people)
    const find = ({ id }: TestPerson) => rows.find((row) => row.id === id)!
    const merging = { kept: find(school.student), gone: find(gone), loginOf: 'kept', nameOf: 'kept' } as const
    await mergePeople(ctx, merging, world.belongings)
  })
  expect((await kept()).flat().toSorted()).toEqual(['Bajgle', 'Rogale'])
})

test.each<[ComponentContent, string[][], string[][]]>([
  [{ type: 'text_line', ...asked }, [['Chleb'], []], [['a', 'b'], ['x'.repeat(301)]]],
  [{ type: 'number', ...asked, unit: 'g' }, [['2.5'], ['-3'], []], [['dwa'], ['2,5'], ['1', '2'], ['9'.repeat(30)]]],
  [{ type: 'checklist', ...choice }, [[], ['Chleb', 'Rogale']], [['Pizza'], ['Chleb', 'Chleb']]],
  [{ type: 'multi_choice', ...choice }, [['Chleb', 'Bułki', 'Rogale']], [['Chleb', 'Pizza']]],
  [{ type: 'single_choice', ...choice }, [['Bułki'], []], [['Chleb', 'Bułki']]],
  [{ type: 'drop_down', ...choice }, [['Rogale']], [['Pizza'], ['Chleb', 'Bułki']]],
])('$type takes what fits it and nothing else', async (content, fitting, wrong) => {
  const id = await aComponent(content)
  for (const values of fitting) expect(await keep(id, values)).toMatchObject({ values })
  for (const values of wrong)
    await expect(keep(id, values)).rejects.toMatchObject({ status: 422, fields: { values: [expect.any(String)] } })
})

test('refused are visitors, who has no access, other lectures, other schools, and what asks nothing', async () => {
  const id = await aComponent({ type: 'text_line', ...asked })
  const visit = { id: lecture, componentId: id, values: [], entered_at: clock.now().toISOString() }
  await expect(school.as().call(contract.keepEntry, visit)).rejects.toMatchObject({ status: 401 })
  await expect(school.as().call(contract.listEntries, { id: lecture })).rejects.toMatchObject({ status: 401 })
  const person = await school.aStudent()
  await expect(keep(id, ['x'], { person })).rejects.toMatchObject({ status: 403 })
  await expect(kept(person)).rejects.toMatchObject({ status: 403 })
  await expect(keep(id, ['x'], { id: other })).rejects.toMatchObject({ status: 404 })
  await expect(keep(await aComponent({ type: 'quote', quote: 'x', author: '' }), ['x'])).rejects.toMatchObject({
    status: 404,
  })
  const elsewhere = await world.aSchool()
  await expect(elsewhere.as(elsewhere.student).call(contract.keepEntry, visit)).rejects.toMatchObject({ status: 404 })
})
