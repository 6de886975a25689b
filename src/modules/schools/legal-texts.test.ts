import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aWorld, type TestSchool, type World } from '#test/world.ts'
import { getLegalText, getLegalTexts, publishLegalText } from './contract.ts'
import { legalTexts } from './tables.ts'

let world: World
let school: TestSchool
beforeAll(async () => {
  world = await aWorld()
})
beforeEach(async () => {
  school = await world.aSchool({ language: 'pl' })
})
afterAll(() => world.close())

const publish = (html: string, version: number, person = school.admin) =>
  school.as(person).call(publishLegalText, { which: 'terms', html, version })

test('each change is a version of its own, and those before it can be read', async () => {
  expect(await school.as(school.admin).call(getLegalTexts, {})).toEqual({ terms: null, privacy: null })
  expect(await publish('<p>Pierwszy</p>', 0)).toMatchObject({ version: 1, html: '<p>Pierwszy</p>' })
  expect(await publish('<p>Drugi<script>alert(1)</script></p>', 1)).toMatchObject({ version: 2, html: '<p>Drugi</p>' })
  expect(await publish('<p>Drugi</p>', 2)).toMatchObject({ version: 2 })
  const read = (version?: number) => school.as().call(getLegalText, { which: 'terms', ...(version && { version }) })
  expect(await read()).toMatchObject({ version: 2, html: '<p>Drugi</p>' })
  expect(await read(1)).toMatchObject({ version: 1, html: '<p>Pierwszy</p>' })
  await expect(read(3)).rejects.toMatchObject({ status: 404 })
  await expect(school.as().call(getLegalText, { which: 'privacy' })).rejects.toMatchObject({ status: 404 })
})

test('nothing is published over what another admin has published, and nothing empty', async () => {
  await publish('<p>Pierwszy</p>', 0)
  await expect(publish('<p>Inny</p>', 0)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Ktoś opublikował nową wersję'),
  })
  await expect(publish('<p> </p>', 1)).rejects.toMatchObject({ status: 422, fields: { html: [expect.any(String)] } })
  const both = await Promise.allSettled([publish('<p>A</p>', 1), publish('<p>B</p>', 1)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('what was published can neither be changed nor taken away', async () => {
  await publish('<p>Pierwszy</p>', 0)
  const refused = expect.objectContaining({ code: '42501' })
  await expect(school.work(({ tx }) => tx.update(legalTexts).set({ html: 'x' }))).rejects.toEqual(refused)
  await expect(school.work(({ tx }) => tx.delete(legalTexts).where(sql`true`))).rejects.toEqual(refused)
})

test('only admins publish, in their own school', async () => {
  await expect(publish('<p>x</p>', 0, school.student)).rejects.toMatchObject({ status: 403 })
  await expect(school.as().call(getLegalTexts, {})).rejects.toMatchObject({ status: 401 })
  const other = await world.aSchool()
  await publish('<p>Nasz</p>', 0)
  await expect(other.as().call(getLegalText, { which: 'terms' })).rejects.toMatchObject({ status: 404 })
})
