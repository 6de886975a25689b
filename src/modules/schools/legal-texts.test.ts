import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { A_SELLER } from '#modules/companies/testing.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { getLegalText, getLegalTexts, publishLegalText } from './contract.ts'
import { BLANKS } from './messages/samples/blanks.ts'
import * as en from './messages/samples/en.ts'
import * as pl from './messages/samples/pl.ts'
import { legalTexts } from './tables.ts'
import { LEGAL_TEXTS } from './vocabulary.ts'

let school: TestSchool
const world = await aWorld()
beforeEach(async () => {
  school = await world.aSchool({ language: 'pl', seller: null })
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

test('a sample is published once nothing in it is left open', async () => {
  const { version: _, ...said } = A_SELLER
  const facts = { school: 'A <b>', origin: 'https://a.test', email: 'a@school.test', seller: null }
  const seller = { ...said, name: 'Żółw & syn', address: 'ul. Żółwia 1', country: 'PL' as const, tax_id: '7251234560' }
  for (const [language, { sample }] of Object.entries({ en, pl }))
    for (const which of LEGAL_TEXTS) {
      const blanks = Object.values<string>(BLANKS[language as 'en' | 'pl'])
      const bare = sample(which, facts)
      expect(bare).toContain('A &lt;b&gt;')
      const refused = {
        status: 422,
        fields: { html: [expect.stringContaining(BLANKS[language as 'en' | 'pl'].sample)] },
      }
      await expect(
        school.as(school.admin).call(publishLegalText, { which, html: bare, version: 0 }),
      ).rejects.toMatchObject(refused)
      const known = sample(which, { ...facts, seller })
      expect(known).toContain('Żółw &amp; syn, ul. Żółwia 1, 00-001 Warszawa')
      const filled = blanks.reduce((html, blank) => html.replaceAll(blank, 'x'), known)
      const { version } = (await school.as(school.admin).call(getLegalTexts, {}))[which] ?? { version: 0 }
      await school.as(school.admin).call(publishLegalText, { which, html: filled, version })
    }
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
  const other = await world.aSchool({ seller: null })
  await publish('<p>Nasz</p>', 0)
  await expect(other.as().call(getLegalText, { which: 'terms' })).rejects.toMatchObject({ status: 404 })
})
