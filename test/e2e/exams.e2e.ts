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
  await stage.query(`delete from lecture_progress where lecture_id = $1`, [lectureId])
})
afterAll(() => stage.close())

test('an admin makes an exam, and a student fails it in two tabs, passes it and is told what was right', async () => {
  const admin = await stage.aPage()
  await logIn(admin, ADMIN)
  const [place] = await stage.query<{ course_id: string }>(`select course_id from lectures where id = $1`, [lectureId])
  const editor = `/home/courses/${place!.course_id}/lectures/${lectureId}`
  await open(admin, `${editor}/edit`)
  await admin.getByRole('link', { name: 'Edit the exam' }).click()
  await admin.getByRole('heading', { level: 1, name: /^Exam: / }).waitFor()

  const dialog = admin.getByRole('dialog')
  const ask = async (question: string, answer: () => Promise<void>) => {
    await admin.getByRole('button', { name: 'Add a question' }).click()
    await dialog.locator('[contenteditable=true]').first().click()
    await admin.keyboard.type(question)
    await answer()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await ask('Which one washes off?', async () => {
    await dialog.getByRole('textbox', { name: 'Answer 1', exact: true }).fill('Water ink')
    await dialog.getByRole('textbox', { name: 'Answer 2', exact: true }).fill('Oil ink')
    await dialog.getByLabel('Said to whoever chose answer 2').fill('It needs a solvent.')
    await dialog.getByRole('radio').first().check()
    await expectAccessible(admin)
  })
  await ask('How thick is it?', async () => {
    await dialog.getByLabel('How it is answered').selectOption('number')
    await dialog.getByLabel('The right number').fill('3,2')
    await dialog.getByLabel('Unit').fill('mm')
  })
  await admin.getByRole('button', { name: 'Delete: How thick is it?' }).click()
  await admin.getByRole('button', { name: 'Undo' }).click()
  await admin.getByRole('button', { name: 'Delete: How thick is it?' }).waitFor()
  await admin.getByRole('checkbox', { name: /This lecture has an exam/ }).check()
  await admin.getByLabel('Time limit, in minutes').fill('20')
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  await expectText(admin, 'Saved')
  await open(admin, `${editor}/exam/results`)
  await expectText(admin, 'Nobody has finished this exam yet')

  const student = await stage.aPage({ width: 390, scheme: 'dark' })
  await logIn(student, STUDENT)
  await open(student, lesson)
  await expectText(student, 'You pass with 70% of the points.')
  await expectAccessible(student)
  const told = student.waitForResponse((answer) => answer.url().endsWith('/exam/attempts'))
  await student.getByRole('button', { name: 'Begin the exam' }).dblclick()
  expect(await (await told).text()).not.toMatch(/solvent|3\.2/)
  const handIn = student.getByRole('button', { name: 'Hand in' })
  await handIn.waitFor()
  await expectAccessible(student)
  await student.getByRole('radio', { name: 'Oil ink' }).check()
  await student.getByLabel('Your answer in mm').fill('3,2')
  await student.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await student.reload()
  const other = await student.context().newPage()
  await open(other, lesson)
  await other.getByRole('button', { name: 'Hand in' }).waitFor()
  await expect.poll(() => other.getByLabel('Your answer in mm').inputValue()).toBe('3,2')
  await student.bringToFront()
  await handIn.click()
  await expectText(student, 'Failed')
  await expectText(student, 'What was right is shown once you have passed, or no attempt is left.')
  // The other tab still has it open, and is told what became of it.
  await other.getByRole('button', { name: 'Hand in' }).click()
  await expectText(other, 'This attempt has been handed in already.')
  await expectText(other, 'Failed')

  await student.bringToFront()
  await student.getByRole('button', { name: 'Try again' }).click()
  await student.getByRole('radio', { name: 'Water ink' }).check()
  await student.getByLabel('Your answer in mm').fill('3.2')
  await handIn.click()
  await expectText(student, 'Passed')
  await expectText(student, 'Correct: 3.2 mm')
  await expectAccessible(student)
  const [progress] = await stage.query(`select completed_at from lecture_progress where lecture_id = $1`, [lectureId])
  expect(progress).toMatchObject({ completed_at: expect.any(Date) })

  await open(admin, `${editor}/exam/results`)
  await expectText(admin, 'Question by question')
  await expectAccessible(admin)
  await open(admin, `${editor}/exam/attempts`)
  await admin.getByText('Failed · 50%').waitFor()

  const polish = await stage.aPage({ language: 'pl', width: 1440 })
  await logIn(polish, STUDENT)
  await open(polish, lesson)
  await expectText(polish, 'Egzamin jest zdany.')
})

test('what is answered in words waits in the panel, is graded by keys, and its student is told', async () => {
  const [exam] = await stage.query<{ id: string; bank_id: string; school_id: string }>(
    `select exams.id, exams.school_id, b.id as bank_id from exams join exam_banks b on b.exam_id = exams.id where lecture_id = $1`,
    [lectureId],
  )
  await stage.query(`delete from exam_attempts where exam_id = $1`, [exam!.id])
  await stage.query(`update exam_questions set removed_at = now() where bank_id = $1`, [exam!.bank_id])
  for (const nth of [1, 2]) {
    const [question] = await stage.query<{ id: string }>(
      `insert into exam_questions (id, school_id, bank_id, position) values (gen_random_uuid(), $1, $2, $3) returning id`,
      [exam!.school_id, exam!.bank_id, nth],
    )
    await stage.query(
      `insert into question_versions (id, school_id, question_id, number, content, points) values (gen_random_uuid(), $1, $2, 1, $3, 5)`,
      [
        exam!.school_id,
        question!.id,
        JSON.stringify({
          answer_type: 'text',
          question_html: `<p>Why does ink ${nth} dry?</p>`,
          solution_html: '<p>Air, oil, time.</p>',
          accepted: [],
        }),
      ],
    )
  }

  const student = await stage.aPage({ width: 390 })
  await logIn(student, STUDENT)
  await open(student, lesson)
  await student.getByRole('button', { name: 'Begin the exam' }).click()
  const answers = student.getByLabel('Your answer')
  await answers.first().fill('The oil takes oxygen from the air.')
  await answers.last().fill('I do not know.')
  await student.getByRole('button', { name: 'Hand in' }).click()
  await expectText(student, 'it is neither passed nor failed')
  await expectText(student, 'The next attempt can begin once this one is graded.')
  await expectAccessible(student)

  const admin = await stage.aPage({ width: 1440 })
  await logIn(admin, ADMIN)
  await open(admin, '/home')
  await admin.getByRole('link', { name: '2 answers in exams to grade' }).click()
  await admin.getByRole('heading', { level: 1, name: 'Exams to grade' }).waitFor()
  await expectText(admin, 'The oil takes oxygen from the air.')
  await expectText(admin, 'Air, oil, time.')
  await expectAccessible(admin)
  const other = await admin.context().newPage()
  await open(other, '/home/grading')

  const points = admin.getByLabel('Points, of 5')
  await points.first().fill('7')
  await admin.keyboard.press('Enter')
  await expectText(admin, 'At most 5')
  await points.first().fill('5')
  await admin.keyboard.press('Enter')
  await expectText(admin, '5 of 5 points')
  await expect.poll(() => points.evaluate((field) => field === document.activeElement)).toBe(true)
  await admin.keyboard.type('1')
  await admin.getByLabel('Feedback').fill('Look at minute 4 again.')
  await admin.keyboard.press('Control+Enter')
  await expectText(admin, 'All of the attempt is graded: not passed, 60%.')

  // Who had it open as well is told, and sees what it was given.
  await other.bringToFront()
  await other.getByLabel('Points, of 5').first().fill('0')
  await other.keyboard.press('Enter')
  await expectText(other, '5 of 5 points')

  await admin.bringToFront()
  await admin.getByRole('button', { name: 'Change the grade' }).last().click()
  await points.fill('3')
  await admin.getByLabel('Why the grade changes').fill('Half of it was there.')
  await admin.getByRole('button', { name: 'Grade anew' }).click()
  await expectText(admin, 'All of the attempt is graded: passed with 80%.')
  await admin.getByRole('link', { name: 'Attempt 1' }).first().click()
  await expectText(admin, 'Changed because: Half of it was there.')
  await expectAccessible(admin)

  await open(student, lesson)
  await expectText(student, 'You have passed the exam.')
  await student.getByRole('button', { name: 'Show attempt 1' }).click()
  await expectText(student, 'Look at minute 4 again.')
  await expect
    .poll(() => stage.query(`select subject from mails where cause like 'exam-graded:%' order by created_at`))
    .toHaveLength(2)

  const polish = await stage.aPage({ language: 'pl', width: 390, scheme: 'dark' })
  await logIn(polish, ADMIN)
  await open(polish, '/home/grading')
  await expectText(polish, 'Nic nie czeka na ocenę')
})
