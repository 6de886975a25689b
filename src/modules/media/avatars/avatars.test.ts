import { afterAll, expect, test } from 'vitest'
import { aPicture } from '../testing.ts'
import { aWorld, type TestPerson } from '#test/world.ts'
import { whoIsLooking } from '#modules/people/contract.ts'
import { setAvatar } from './contract.ts'

const world = await aWorld()
const school = await world.aSchool()
afterAll(() => world.close())

const aPhoto = async (person: TestPerson, context: 'avatar' | 'post' = 'avatar') =>
  (await school.work((ctx) => aPicture(ctx, { context }), person)).id
const set = (image_id: string | null, person?: TestPerson) => school.as(person).call(setAvatar, { image_id })
const shown = async (person: TestPerson) => (await school.as(person).call(whoIsLooking)).student?.avatar

test('students and admins show a picture they uploaded, and their initial again', async () => {
  for (const person of [school.student, school.admin]) {
    const id = await aPhoto(person)
    expect(await set(id, person)).toEqual({ avatar: `/public/images/${id}/320.webp` })
    expect(await shown(person)).toBe(`/public/images/${id}/320.webp`)
    expect(await set(null, person)).toEqual({ avatar: null })
    expect(await shown(person)).toBeNull()
  }
})

test('nobody shows a picture of somebody else, of another school, or made for something else', async () => {
  const other = await world.aSchool()
  const theirs = await other.work((ctx) => aPicture(ctx, { context: 'avatar' }), other.student)
  await expect(set(theirs.id, school.student)).rejects.toMatchObject({ status: 404 })
  for (const id of [await aPhoto(school.admin), await aPhoto(school.student, 'post')])
    await expect(set(id, school.student)).rejects.toMatchObject({
      status: 422,
      fields: { image_id: [expect.any(String)] },
    })
})

test('visitors have none', async () => {
  await expect(set(null)).rejects.toMatchObject({ status: 401 })
})
