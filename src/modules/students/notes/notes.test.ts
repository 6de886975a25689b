import { afterAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#modules/moderation/contract.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { addStudentNote, deleteStudentNote, listStudentNotes } from './contract.ts'
import { studentNotes } from './tables.ts'

let school: TestSchool
let id: string
const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  id = school.student.id
})

const add = (body: string, by: TestPerson | undefined = school.admin, note_key = newId()) =>
  school.as(by).call(addStudentNote, { id, note_key, body })
const list = (by: TestPerson | undefined = school.admin, cursor?: string) =>
  school.as(by).call(listStudentNotes, { id, ...(cursor && { cursor }) })
const remove = (adminNoteId: string, by: TestPerson = school.admin) =>
  school.as(by).call(deleteStudentNote, { id, adminNoteId })

test('admins note something about a student and read what others noted, newest first, page by page', async () => {
  const support = await school.anAdmin({ adminRole: 'support', name: 'Basia' })
  for (let n = 0; n < 10; n++) await add(`Notatka ${n}`)
  const { note } = await add('Zadzwonić 🐢\nw piątek', support)
  expect(note).toMatchObject({ author: 'Basia', body: 'Zadzwonić 🐢\nw piątek', can: { delete: true } })
  const first = await list()
  expect(first.data.map(({ body }) => body).slice(0, 2)).toEqual([note.body, 'Notatka 9'])
  expect(first.data[0]).toMatchObject({ id: note.id, can: { delete: false } })
  const rest = await list(school.admin, cursorIn(first.next_page_url))
  expect(rest).toMatchObject({ data: [{ body: 'Notatka 0' }], next_page_url: null })
})

test('sent five times at once it is one note; its key makes no other', async () => {
  const key = newId()
  const sent = await Promise.all(Array.from({ length: 5 }, () => add('Raz', school.admin, key)))
  expect(new Set(sent.map(({ note }) => note.id))).toEqual(new Set([key]))
  expect(await school.work(({ tx }) => tx.$count(studentNotes))).toBe(1)
  await expect(add('Co innego', school.admin, key)).rejects.toMatchObject({ status: 409 })
  const other = await school.anAdmin({ adminRole: 'support' })
  await expect(add('Raz', other, key)).rejects.toMatchObject({ status: 409 })
})

test('each deletes their own, once, and the audit list tells of both without its words', async () => {
  const { note } = await add('Nie dla niej')
  const support = await school.anAdmin({ adminRole: 'support' })
  await expect(remove(note.id, support)).rejects.toMatchObject({ status: 404 })
  await remove(note.id)
  await expect(remove(note.id)).rejects.toMatchObject({ status: 404 })
  expect((await list()).data).toEqual([])
  const { data } = await school.as(school.admin).call(listAudit, {})
  const told = { subject: school.student.name, url: `/home/students/${id}` }
  expect(data.slice(0, 2)).toMatchObject([
    { sentence: 'Deleted a note about a student', ...told },
    { sentence: 'Noted something about a student', ...told },
  ])
})

test('neither the student nor an admin without students sees them, and nobody of another school', async () => {
  await add('Tajne')
  const editor = await school.anAdmin({ adminRole: 'editor' })
  for (const who of [school.student, editor]) {
    await expect(list(who)).rejects.toMatchObject({ status: 403 })
    await expect(add('Ja też', who)).rejects.toMatchObject({ status: 403 })
  }
  const other = await world.aSchool()
  await expect(other.as(other.admin).call(listStudentNotes, { id })).rejects.toMatchObject({ status: 404 })
  await expect(
    other.as(other.admin).call(addStudentNote, { id, note_key: newId(), body: 'Obca' }),
  ).rejects.toMatchObject({ status: 404 })
})

test.each([' ', 'x'.repeat(2001)])('a note of nothing, and one that is too long, are refused: %#', async (body) => {
  await expect(add(body)).rejects.toMatchObject({ status: 422, fields: { body: [expect.any(String)] } })
})
