import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#modules/moderation/contract.ts'
import { people } from '#modules/people/tables.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { listStudents } from '../contract.ts'
import { TAG_NAME_MAX, TAGS_MAX, TAGS_OF_STUDENT_MAX } from '../vocabulary.ts'
import {
  countStudentTags,
  deleteStudentTag,
  listStudentTags,
  listTagsOfStudent,
  renameStudentTag,
  tagStudents,
  untagStudents,
} from './contract.ts'
import { studentTags, taggedStudents } from './tables.ts'

let school: TestSchool
let ewa: TestPerson
let adam: TestPerson
const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  ewa = await school.aStudent({ name: 'Ewa', email: 'ewa@szkola.test' })
  adam = await school.aStudent({ name: 'Adam', email: 'adam@szkola.test' })
})

const tag = (name: string, ids: string[] = [ewa.id], by: TestPerson | undefined = school.admin) =>
  school.as(by).call(tagStudents, { ids, name })
const untag = (tag_id: string, ids: string[], by: TestPerson | undefined = school.admin) =>
  school.as(by).call(untagStudents, { ids, tag_id })
const tagsOf = async (id: string) =>
  (await school.as(school.admin).call(listTagsOfStudent, { id })).tags.map(({ name }) => name)

test('a tag is put on several by its name, the same however it is written, and told for each', async () => {
  const { tag: vip } = await tag('Łódź 🐢')
  const again = await tag('  łódź 🐢 ', [ewa.id, adam.id, adam.id])
  expect(again.tag).toEqual(vip)
  expect(new Map(again.students.map(({ name, outcome }) => [name, outcome]))).toEqual(
    new Map([
      ['Ewa', 'had'],
      ['Adam', 'tagged'],
    ]),
  )
  await tag('ala')
  expect(await tagsOf(ewa.id)).toEqual(['ala', 'Łódź 🐢'])
  const { data } = await school.as(school.admin).call(listStudents, { q: 'ewa@' })
  expect(data[0]!.tags.map(({ name }) => name)).toEqual(['ala', 'Łódź 🐢'])
  expect((await school.as(school.admin).call(countStudentTags, {})).tags).toMatchObject([
    { name: 'ala', students_count: 1 },
    { name: 'Łódź 🐢', students_count: 2 },
  ])
  expect((await school.as(school.admin).call(listAudit, {})).data.slice(0, 2)).toMatchObject([
    { sentence: 'Tagged students', subject: 'ala: Ewa', url: `/home/students/${ewa.id}` },
    { sentence: 'Tagged students', subject: 'Łódź 🐢 (2)', url: '/home/students' },
  ])
})

test('taken from several it tells who had it, so that they can have it again', async () => {
  const { tag: vip } = await tag('VIP')
  expect(await untag(vip.id, [ewa.id, adam.id])).toEqual({ tag: vip, ids: [ewa.id] })
  expect(await untag(vip.id, [ewa.id])).toEqual({ tag: vip, ids: [] })
  expect(await tagsOf(ewa.id)).toEqual([])
  expect((await school.as(school.admin).call(listStudentTags, {})).tags).toEqual([vip])
})

test('two admins who make the same tag at once make one, and it is on the student once', async () => {
  const other = await school.anAdmin()
  const made = await Promise.all([tag('VIP'), tag('vip', [ewa.id], other), tag('Vip', [adam.id, ewa.id])])
  expect(new Set(made.map(({ tag: { id } }) => id)).size).toBe(1)
  expect(made.flatMap(({ students }) => students).filter(({ outcome }) => outcome === 'tagged')).toHaveLength(2)
})

test('a student has twenty at most, also of two given at once; a school so many', async () => {
  for (let n = 1; n < TAGS_OF_STUDENT_MAX; n++) await tag(`tag ${n}`)
  const last = await Promise.all([tag('jeden', [ewa.id, adam.id]), tag('drugi', [adam.id, ewa.id])])
  const outcomes = last.map(({ students }) => students.find(({ id }) => id === ewa.id)!.outcome)
  expect(outcomes.toSorted()).toEqual(['full', 'tagged'])
  expect(await tagsOf(ewa.id)).toHaveLength(TAGS_OF_STUDENT_MAX)
  await school.work(({ tx, now }) =>
    tx
      .insert(studentTags)
      .values(Array.from({ length: TAGS_MAX }, (_, n) => ({ name: `wiele ${n}`, createdAt: now })))
      .onConflictDoNothing(),
  )
  await expect(tag('nowy')).rejects.toMatchObject({ status: 409, code: 'students.too-many-tags' })
  await expect(tag('wiele 7', [adam.id])).resolves.toMatchObject({ students: [{ outcome: 'tagged' }] })
})

test('it is called otherwise for all, but not as another, and deleted from all', async () => {
  const { tag: one } = await tag('Jeden', [ewa.id, adam.id])
  await tag('Drugi')
  const rename = (name: string) => school.as(school.admin).call(renameStudentTag, { tagId: one.id, name })
  expect(await rename('JEDEN')).toEqual({ tag: { id: one.id, name: 'JEDEN' } })
  await expect(rename('drugi')).rejects.toMatchObject({
    status: 422,
    fields: { name: ['There is another tag with this name already'] },
  })
  await rename('Pierwszy')
  expect(await tagsOf(adam.id)).toEqual(['Pierwszy'])
  const remove = () => school.as(school.admin).call(deleteStudentTag, { tagId: one.id })
  await remove()
  expect(await tagsOf(adam.id)).toEqual([])
  await expect(remove()).rejects.toMatchObject({ status: 404 })
  await expect(rename('Znów')).rejects.toMatchObject({ status: 404 })
})

test('nothing is tagged that is no student of the school, and nothing of another school is touched', async () => {
  const { tag: vip } = await tag('VIP')
  const stranger = await world.aSchool()
  const missing = { status: 404 }
  await expect(tag('VIP', [ewa.id, stranger.student.id])).rejects.toMatchObject(missing)
  await expect(tag('VIP', [school.admin.id])).rejects.toMatchObject(missing)
  const there = stranger.as(stranger.admin)
  await expect(there.call(untagStudents, { ids: [stranger.student.id], tag_id: vip.id })).rejects.toMatchObject(missing)
  await expect(there.call(renameStudentTag, { tagId: vip.id, name: 'x' })).rejects.toMatchObject(missing)
  await expect(there.call(deleteStudentTag, { tagId: vip.id })).rejects.toMatchObject(missing)
  await expect(there.call(listTagsOfStudent, { id: ewa.id })).rejects.toMatchObject(missing)
  expect(await there.call(listStudentTags, {})).toEqual({ tags: [] })
  expect(await tagsOf(ewa.id)).toEqual(['VIP'])
})

test.each([
  ['name', { name: '   ' }],
  ['name', { name: 'ż'.repeat(TAG_NAME_MAX + 1) }],
  ['ids', { ids: [] }],
  ['ids', { ids: Array.from({ length: 51 }, () => '0199a5c4-0000-7000-8000-000000000001') }],
])('%s is refused under its field: %#', async (field, wrong) => {
  await expect(
    school.as(school.admin).call(tagStudents, { ids: [ewa.id], name: 'VIP', ...wrong }),
  ).rejects.toMatchObject({ status: 422, fields: { [field]: [expect.any(String)] } })
})

test('a tag goes with the student; only admins who keep students see and change them', async () => {
  const { tag: vip } = await tag('VIP')
  await expect(tag('VIP', [adam.id], adam)).rejects.toMatchObject({ status: 403 })
  await expect(untag(vip.id, [ewa.id], await school.anAdmin({ adminRole: 'editor' }))).rejects.toMatchObject({
    status: 403,
  })
  await expect(school.as(ewa).call(listStudentTags, {})).rejects.toMatchObject({ status: 403 })
  await expect(school.as().call(listStudentTags, {})).rejects.toMatchObject({ status: 401 })
  await school.work(({ tx }) => tx.delete(people).where(eq(people.id, ewa.id)))
  expect(await school.work(({ tx }) => tx.$count(taggedStudents, eq(taggedStudents.tagId, vip.id)))).toBe(0)
})
