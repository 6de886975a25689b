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
})
afterAll(() => stage.close())

test('an admin puts a PDF into a lecture, and its students read and save it until their access is over', async () => {
  const admin = await stage.aPage()
  await logIn(admin, ADMIN)
  const [place] = await stage.query<{ course_id: string }>(`select course_id from lectures where id = $1`, [lectureId])
  const editor = `/home/courses/${place!.course_id}/lectures/${lectureId}/edit`
  await open(admin, editor)
  const chooser = () => admin.locator('input[type="file"][accept*="pdf"]')
  await chooser().setInputFiles({
    name: 'notes.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('no pdf at all'),
  })
  await expectText(admin, 'This is not a PDF, or it is damaged')
  await expectAccessible(admin)
  await chooser().setInputFiles({ name: 'Żółty arkusz.pdf', mimeType: 'application/pdf', buffer: aSheet() })
  await admin.getByRole('link', { name: /Żółty arkusz.pdf/ }).waitFor()
  const told = admin.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await admin.getByRole('checkbox', { name: /Students may download it/ }).check()
  await told
  await open(admin, editor)
  await admin.getByRole('link', { name: /Żółty arkusz.pdf/ }).waitFor()
  expect(await admin.getByRole('checkbox', { name: /Students may download it/ }).isChecked()).toBe(true)

  const student = await stage.aPage({ language: 'pl', width: 390, scheme: 'dark' })
  await logIn(student, STUDENT)
  await open(student, lesson)
  await student.getByRole('heading', { level: 2, name: 'PDF do tej lekcji' }).waitFor()
  await expectAccessible(student)
  const download = student.waitForEvent('download')
  await student.getByRole('link', { name: 'Pobierz' }).click()
  expect((await download).suggestedFilename()).toBe('Żółty arkusz.pdf')

  const wide = await student.context().newPage()
  // As in a browser that shows PDFs by itself: the one without a window does not.
  await wide.addInitScript(() => Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { value: true }))
  await wide.setViewportSize({ width: 1440, height: 900 })
  const shown = wide.waitForResponse((answer) => answer.url().includes(`/lectures/${lectureId}/pdf`))
  await open(wide, lesson)
  await wide.getByTitle('Żółty arkusz.pdf').scrollIntoViewIfNeeded()
  expect((await shown).status()).toBe(200)

  await stage.query(
    `insert into revocations (grant_id, school_id, reason)
     select g.id, g.school_id, 'Refunded' from grants g join people p on p.id = g.student_id where p.email = $1`,
    [STUDENT.email],
  )
  await stage.query(`update lectures set is_free_to_watch = false where id = $1`, [lectureId])
  expect((await student.request.get(`/lectures/${lectureId}/pdf`)).status()).toBe(403)
  await open(student, lesson)
  expect(await student.getByRole('link', { name: 'Otwórz PDF' }).count()).toBe(0)
})

test('without scripts the PDF is a link', async () => {
  await stage.query(`update lectures set is_free_to_watch = true where id = $1`, [lectureId])
  const page = await stage.aPage({ scripts: false })
  await page.goto(lesson)
  const href = await page.getByRole('link', { name: 'Open the PDF' }).getAttribute('href')
  const answer = await page.request.get(href!)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
})

/** One page with a line on it, as small as a PDF can be that every reader opens. */
function aSheet(): Buffer {
  const line = 'BT /F1 24 Tf 60 760 Td (Fold along the grain) Tj ET'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${line.length} >>\nstream\n${line}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(`${text}xref\n0 6\n0000000000 65535 f \n${table}${trailer}`)
}
