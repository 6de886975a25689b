import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aPicture } from '#modules/media/testing.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { getSchool } from '#modules/schools/contract.ts'
import { getLook, publishLook } from '../contract.ts'
import { lookDrafts } from '../../tables.ts'
import { discardLookDraft, getLookDraft, keepLookDraft } from './contract.ts'

let school: TestSchool
const world = await aWorld()
beforeEach(async () => {
  school = await world.aSchool()
})
afterAll(() => world.close())

interface Given {
  overlay_color?: string
  template?: 'octavo' | 'folio'
  fonts?: 'playfair'
  logo_id?: string
  version?: number
  look_version?: number
}
const keep = async (given: Given = {}, person: TestPerson = school.admin) =>
  (
    await school
      .as(person)
      .call(keepLookDraft, { overlay_color: '#123456', template: 'octavo', version: 0, look_version: 1, ...given })
  ).draft
const drafted = async () => (await school.as(school.admin).call(getLookDraft)).draft

test('a draft is kept for all admins, says who changed it last, and shows visitors nothing', async () => {
  expect(await drafted()).toBeNull()
  expect(await keep({ fonts: 'playfair' })).toMatchObject({
    template: 'octavo',
    fonts: 'playfair',
    version: 1,
    look_version: 1,
    changed_by: school.admin.name,
  })
  const other = await school.anAdmin()
  expect(await keep({ template: 'folio', version: 1 }, other)).toMatchObject({ version: 2, changed_by: other.name })
  expect(await drafted()).toMatchObject({ template: 'folio', fonts: null })
  expect(await school.as().call(getSchool)).toMatchObject({ template: 'quarto' })
})

test('nobody overwrites what another admin made of it meanwhile', async () => {
  const both = await Promise.allSettled([keep(), keep({ template: 'folio' }, await school.anAdmin())])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await keep({ version: 1 })
  const late = { status: 409, code: 'front.look-draft-changed' }
  await expect(keep({ version: 1 })).rejects.toMatchObject(late)
  const admin = school.as(school.admin)
  await expect(admin.call(discardLookDraft, { version: 1 })).rejects.toMatchObject(late)
  const publishing = admin.call(publishLook, { overlay_color: '#123456', version: 1, draft_version: 1 })
  await expect(publishing).rejects.toMatchObject(late)
  expect(await drafted()).toMatchObject({ version: 2 })
  expect(await admin.call(getLook)).toMatchObject({ version: 1, past: [] })
})

test('what is published is no draft any more; what is given up leaves the look as it is', async () => {
  const admin = school.as(school.admin)
  await keep()
  await admin.call(publishLook, { overlay_color: '#123456', template: 'octavo', version: 1, draft_version: 1 })
  expect(await drafted()).toBeNull()
  expect(await school.as().call(getSchool)).toMatchObject({ template: 'octavo' })
  await keep({ template: 'folio', look_version: 2 })
  await admin.call(discardLookDraft, { version: 1 })
  expect(await drafted()).toBeNull()
  expect(await school.as().call(getSchool)).toMatchObject({ template: 'octavo' })
})

test('who publishes without the draft leaves it to those who have it in hand', async () => {
  await keep()
  await school.as(school.admin).call(publishLook, { overlay_color: '#abcdef', version: 1 })
  expect(await drafted()).toMatchObject({ overlay_color: '#123456', look_version: 1 })
})

test('it takes nothing that could not be published', async () => {
  const other = await world.aSchool()
  const theirs = await other.work((ctx) => aPicture(ctx, { context: 'logo' }), other.admin)
  await expect(keep({ logo_id: theirs.id })).rejects.toMatchObject({ status: 404 })
  await expect(keep({ overlay_color: 'red' })).rejects.toMatchObject({ status: 422 })
  expect(await drafted()).toBeNull()
})

test('only those who may change settings have it, each of their own school', async () => {
  await keep()
  await expect(keep({}, school.student)).rejects.toMatchObject({ status: 403 })
  const editor = await school.anAdmin({ adminRole: 'editor' })
  await expect(school.as(editor).call(getLookDraft)).rejects.toMatchObject({ status: 403 })
  const other = await world.aSchool()
  expect(await other.as(other.admin).call(getLookDraft)).toEqual({ draft: null })
})

test('the database keeps one for each school', async () => {
  await keep()
  const second = school.work(({ tx }) =>
    tx.insert(lookDrafts).values({ template: 'folio', overlayColor: '#123456', lookVersion: 1, changedAt: sql`now()` }),
  )
  await expect(second).rejects.toMatchObject({ constraint: 'look_drafts_one' })
})
