import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectAccessible } from './accessible.ts'
import { open } from './open.ts'
import { ADMIN, logIn, STUDENT } from './people.ts'
import { lessonOf } from './places.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
let lesson: string
let lectureId: string

beforeAll(async () => {
  stage = await aStage()
  lesson = await lessonOf(stage, STUDENT)
  lectureId = lesson.split('/').at(-1)!
  await stage.query(`delete from lecture_components where lecture_id = $1`, [lectureId])
})
afterAll(() => stage.close())

test('an admin asks something in a lecture, a student enters it, is answered and changes it', async () => {
  const admin = await stage.aPage()
  await logIn(admin, ADMIN)
  const [place] = await stage.query<{ course_id: string }>(`select course_id from lectures where id = $1`, [lectureId])
  const editor = `/home/courses/${place!.course_id}/lectures/${lectureId}/edit`
  await open(admin, editor)
  const dialog = admin.getByRole('dialog')
  const add = async (type: string, fill: () => Promise<void>) => {
    await admin.getByRole('button', { name: 'Add content' }).click()
    await admin.getByRole('menuitem', { name: type, exact: true }).click()
    await fill()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await add('Question, answered in words', async () => {
    await dialog.getByLabel('What you ask').fill('What will you print first?')
    await dialog.getByRole('checkbox', { name: 'I answer what students enter here' }).check()
    await expectAccessible(admin)
  })
  await add('Question, answered by a number', async () => {
    await dialog.getByLabel('What you ask').fill('How thick is your block?')
    await dialog.getByLabel('Unit').fill('mm')
  })
  await add('Checklist', async () => {
    await dialog.getByLabel('What you ask').fill('Have you got it all?')
    await dialog.getByLabel('What is to be done').fill('Ink\nPaper')
  })
  await add('Formula', async () => {
    await dialog.getByLabel('Formula in LaTeX').fill(String.raw`\frac{m`)
    await expectText(admin, 'This cannot be read yet')
    await dialog.getByLabel('Formula in LaTeX').fill(String.raw`\frac{m}{V} = \rho`)
    await dialog.locator('math mfrac').waitFor()
    await expectAccessible(admin)
  })

  const student = await stage.aPage({ width: 390, scheme: 'dark' })
  await logIn(student, STUDENT)
  await open(student, lesson)
  await expectText(student, 'Your instructor reads and answers this.')
  await student.locator('math mfrac').waitFor()
  await expectAccessible(student)
  const area = student.getByLabel('What will you print first?')
  const kept = () =>
    student.waitForResponse((answer) => answer.url().includes('/entries/') && answer.request().method() === 'PUT')
  const enter = async (work: () => Promise<void>) => {
    const sent = kept()
    await work()
    expect((await sent).ok()).toBe(true)
  }
  await enter(() => area.fill('A heron 🐦 „z łąki”'))
  await enter(() => student.getByLabel('How thick is your block? (mm)').fill('3,2'))
  await enter(() => student.getByRole('checkbox', { name: 'Ink' }).check())

  await open(admin, editor)
  await admin.getByRole('main').getByRole('link', { name: 'Student entries' }).click()
  await expectText(admin, 'A heron 🐦 „z łąki”')
  await expectText(admin, '3.2 mm')
  await expectText(admin, 'Ink')
  await admin.getByLabel('Answer', { exact: true }).selectOption({ label: 'Promised, not yet written' })
  await admin.getByText('3.2 mm').waitFor({ state: 'detached' })
  await admin.getByRole('button', { name: 'Answer', exact: true }).click()
  await dialog.getByLabel('Your answer').fill('Take kozo, and dampen it first.')
  await expectAccessible(admin)
  await dialog.getByRole('button', { name: 'Send the answer' }).click()
  await expectText(admin, 'No entry found')

  await open(student, lesson)
  await expectText(student, 'Take kozo, and dampen it first.')
  await enter(() => area.fill('Two herons'))
  await expectText(student, 'Written before you last changed this.')

  await open(admin, '/home/entries?state=changed')
  await expectText(admin, 'Two herons')
  await expectText(admin, 'Changed after the answer')
})
