import { afterAll, beforeEach, expect, test } from 'vitest'
import { aPicture } from '#modules/media/testing.ts'
import { deleteImage } from '#modules/media/contract.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { getSchool } from '../contract.ts'
import { getProfile, type Profile, updateProfile } from './contract.ts'

let school: TestSchool
const world = await aWorld()
beforeEach(async () => {
  school = await world.aSchool()
})
afterAll(() => world.close())

type Body = Omit<Profile, 'id' | 'author_avatar' | 'tagline'> & { author_avatar_id: string | null }
const BODY: Body = {
  name: 'Szkoła Żółw',
  language: 'en',
  contact_email: 'hello@school.test',
  seo_title: '',
  seo_description: '',
  author_name: '',
  author_bio: '',
  author_avatar_id: null,
  version: 1,
}
const update = (given: Partial<Body> = {}, person: TestPerson | undefined = school.admin) =>
  school.as(person).call(updateProfile, { schoolId: school.id, ...BODY, ...given })
const aPortrait = (context: 'page' | 'avatar' = 'page') =>
  school.work((ctx) => aPicture(ctx, { context }), school.admin)

test('what a school says of itself is what everybody hears at once', async () => {
  expect(await school.as().call(getSchool)).toMatchObject({ name: 'Szkoła Żółw', author_avatar: null })
  const portrait = await aPortrait()
  const changed = {
    name: 'Dłuto & papier 🐢',
    language: 'pl' as const,
    contact_email: 'ola@żółw.pl',
    seo_title: 'Kursy linorytu dla początkujących',
    seo_description: 'Jedna lekcja, jedna odbitka.',
    author_name: 'Ola Żółw',
    author_bio: 'Tnę linoleum od 20 lat.\n\nUczę od dziesięciu.',
  }
  const answer = await update({ ...changed, author_avatar_id: portrait.id })
  expect(answer).toMatchObject({ ...changed, id: school.id, author_avatar: { id: portrait.id }, version: 2 })
  expect(await school.as(school.admin).call(getProfile)).toEqual(answer)
  const avatar = `/public/images/${portrait.id}/320.webp`
  expect(await school.as().call(getSchool)).toMatchObject({ ...changed, author_avatar: avatar })
})

test('of two admins who change it at once, one is told; nothing is overwritten', async () => {
  const both = await Promise.allSettled([
    update({ name: 'Pierwsza' }),
    update({ name: 'Druga' }, await school.anAdmin()),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(update({ name: 'Trzecia' })).rejects.toMatchObject({ status: 409, code: 'error.changed-meanwhile' })
  expect((await school.as(school.admin).call(getProfile)).name).toMatch(/^(Pierwsza|Druga)$/)
})

test('a picture that is deleted is shown no more', async () => {
  const { id } = await aPortrait()
  await update({ author_avatar_id: id })
  await school.as(school.admin).call(deleteImage, { path: `images/${id}`, context: 'page' })
  expect(await school.as(school.admin).call(getProfile)).toMatchObject({ author_avatar: null })
  expect((await school.as().call(getSchool)).author_avatar).toBeNull()
})

test.each([
  ['name', { name: '   ' }],
  ['name', { name: '🐢'.repeat(250) }],
  ['contact_email', { contact_email: 'nobody' }],
  ['seo_title', { seo_title: 'x'.repeat(71) }],
  ['seo_description', { seo_description: 'x'.repeat(151) }],
  ['author_bio', { author_bio: 'x'.repeat(3_001) }],
])('%s is refused under its field: %#', async (field, wrong) => {
  await expect(update(wrong)).rejects.toMatchObject({ status: 422, fields: { [field]: [expect.any(String)] } })
})

test('the author’s picture is one of the school, made to be shown on its pages', async () => {
  const other = await world.aSchool()
  const theirs = await other.work((ctx) => aPicture(ctx, { context: 'page' }), other.admin)
  await expect(update({ author_avatar_id: theirs.id })).rejects.toMatchObject({ status: 404 })
  const { id } = await aPortrait('avatar')
  await expect(update({ author_avatar_id: id })).rejects.toMatchObject({
    status: 422,
    fields: { author_avatar_id: [expect.any(String)] },
  })
})

test('only an admin changes it, of their own school', async () => {
  await expect(update({}, school.student)).rejects.toMatchObject({ status: 403 })
  await expect(school.as().call(updateProfile, { schoolId: school.id, ...BODY })).rejects.toMatchObject({ status: 401 })
  await expect(school.as(school.student).call(getProfile)).rejects.toMatchObject({ status: 403 })
  const other = await world.aSchool({ name: 'Inna' })
  await expect(school.as(school.admin).call(updateProfile, { schoolId: other.id, ...BODY })).rejects.toMatchObject({
    status: 404,
  })
  expect(await other.as().call(getSchool)).toMatchObject({ name: 'Inna' })
})
