import { count } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { deleteImage } from '#modules/media/contract.ts'
import { aPicture } from '#modules/media/testing.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { getSchool } from '#modules/schools/contract.ts'
import { previewLook } from '#modules/schools/look/contract.ts'
import { pastLooks } from '../tables.ts'
import { PAST_LOOKS_KEPT } from '../vocabulary.ts'
import { getLook, type Look, publishLook } from './contract.ts'

let school: TestSchool
const world = await aWorld()
beforeEach(async () => {
  school = await world.aSchool()
})
afterAll(() => world.close())

interface Chosen extends Pick<Look, 'version' | 'overlay_color' | 'fonts'> {
  template: Look['template'] | ''
  logo_id: string | null
  dark_logo_id: string | null
}
const publish = (given: Partial<Chosen> = {}, person: TestPerson | undefined = school.admin) =>
  school.as(person).call(publishLook, { template: 'octavo', overlay_color: '#123456', version: 1, ...given })

test('what is published is seen at once, and what it replaced can be published again', async () => {
  expect(await publish({ overlay_color: '#12AB56' })).toMatchObject({
    template: 'octavo',
    overlay_color: '#12ab56',
    version: 2,
    past: [{ template: 'quarto', overlay_color: '#b4532a' }],
  })
  expect(await school.as().call(getSchool)).toMatchObject({ template: 'octavo', overlay_color: '#12ab56' })
  const [before] = (await school.as(school.admin).call(getLook)).past
  const back = await publish({ template: before!.template, overlay_color: before!.overlay_color, version: 2 })
  expect(back).toMatchObject({ template: 'quarto', overlay_color: '#b4532a', version: 3 })
  expect(back.past.map(({ template }) => template)).toEqual(['octavo', 'quarto'])
})

test('fonts are published with the look, and come back with it', async () => {
  expect(await publish({ fonts: 'playfair' })).toMatchObject({ fonts: 'playfair', past: [{ fonts: null }] })
  expect(await school.as().call(getSchool)).toMatchObject({ fonts: 'playfair' })
  expect(await publish({ version: 2 })).toMatchObject({ fonts: null, past: [{ fonts: 'playfair' }, {}] })
  const unknown = publish({ fonts: 'comic' as 'nunito', version: 3 })
  await expect(unknown).rejects.toMatchObject({ status: 422, fields: { fonts: [expect.any(String)] } })
})

test('what is so already is no other look, and a blank template is the default', async () => {
  expect(await publish({ template: '', overlay_color: '#b4532a' })).toMatchObject({ version: 1, past: [] })
  await publish()
  expect(await publish({ template: '', version: 2 })).toMatchObject({ template: 'quarto', version: 3 })
})

test('the newest of those before are kept, with who replaced them', async () => {
  for (let version = 1; version <= PAST_LOOKS_KEPT + 2; version++)
    await publish({ overlay_color: `#1234${version + 10}`, version })
  const { past } = await school.as(school.admin).call(getLook)
  expect(past).toHaveLength(PAST_LOOKS_KEPT)
  expect(past[0]).toMatchObject({ overlay_color: `#1234${PAST_LOOKS_KEPT + 11}`, replaced_by: school.admin.name })
  expect(past.at(-1)).toMatchObject({ overlay_color: '#123412' })
  const [kept] = await school.work(({ tx }) => tx.select({ count: count() }).from(pastLooks))
  expect(kept!.count).toBe(PAST_LOOKS_KEPT)
})

const aLogo = (given: { width?: number; height?: number; context?: 'logo' | 'page' } = {}, of = school) =>
  of.work((ctx) => aPicture(ctx, { context: 'logo', width: 1280, height: 320, ...given }), of.admin)
const shown = async () => (await school.as().call(getSchool)).logos

test('a logo stands in the place of the name, in the room it has, and another on dark grounds', async () => {
  expect(await shown()).toEqual([])
  const [logo, dark] = [await aLogo(), await aLogo({ width: 320, height: 640 })]
  await publish({ logo_id: logo.id })
  const src = `/public/images/${logo.id}/640.webp`
  expect(await shown()).toEqual([{ src, width: 176, height: 44, scheme: 'any' }])
  const look = await publish({ logo_id: logo.id, dark_logo_id: dark.id, version: 2 })
  expect(look).toMatchObject({
    logo: { id: logo.id },
    dark_logo: { id: dark.id },
    past: [{ logo: { id: logo.id } }, {}],
  })
  expect(await shown()).toMatchObject([
    { src, width: 176, height: 44, scheme: 'light' },
    { src: `/public/images/${dark.id}/160.webp`, width: 22, height: 44, scheme: 'dark' },
  ])
  expect(await publish({ logo_id: logo.id, dark_logo_id: dark.id, version: 3 })).toMatchObject({ version: 3 })
  expect(await publish({ version: 3 })).toMatchObject({ logo: null, dark_logo: null, version: 4 })
  expect(await shown()).toEqual([])
})

test('a logo is tried before it is published, and one that is deleted is shown no more', async () => {
  const { id: logo_id } = await aLogo()
  const admin = school.as(school.admin)
  expect((await admin.call(previewLook, { logo_id })).logos).toMatchObject([{ scheme: 'any', width: 176 }])
  expect(await admin.call(previewLook, { logo_id: '' })).toMatchObject({ logos: [] })
  expect(await shown()).toEqual([])
  await publish({ logo_id })
  await admin.call(deleteImage, { path: `images/${logo_id}`, context: 'logo' })
  expect(await shown()).toEqual([])
  expect(await admin.call(getLook)).toMatchObject({ logo: null })
})

test('a logo is one of the school, uploaded as such', async () => {
  const other = await world.aSchool()
  const theirs = await aLogo({}, other)
  await expect(publish({ logo_id: theirs.id })).rejects.toMatchObject({ status: 404 })
  const { id } = await aLogo({ context: 'page' })
  await expect(publish({ logo_id: id })).rejects.toMatchObject({
    status: 422,
    fields: { logo_id: [expect.any(String)] },
  })
  await expect(school.as(school.student).call(previewLook, { logo_id: id })).rejects.toMatchObject({ status: 403 })
})

test('of two admins who publish at once, one is told', async () => {
  const both = await Promise.allSettled([
    publish({ overlay_color: '#111111' }),
    publish({ overlay_color: '#222222' }, await school.anAdmin()),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(publish()).rejects.toMatchObject({ status: 409, code: 'front.look-changed' })
})

test.each(['', 'red', '#12345', '#12345g', '#1234567', 'url(x)'])('%j is no colour', async (overlay_color) => {
  await expect(publish({ overlay_color })).rejects.toMatchObject({
    status: 422,
    fields: { overlay_color: [expect.any(String)] },
  })
})

test('only an admin publishes a look, of their own school', async () => {
  await expect(publish({}, school.student)).rejects.toMatchObject({ status: 403 })
  await expect(school.as().call(getLook)).rejects.toMatchObject({ status: 401 })
  await publish()
  const other = await world.aSchool()
  expect(await other.as(other.admin).call(getLook)).toMatchObject({ template: 'quarto', version: 1, past: [] })
})
