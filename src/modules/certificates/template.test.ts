import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aCourse } from '#modules/courses/testing.ts'
import { aPicture } from '#modules/media/testing.ts'
import { contrast } from '#kit/theme/srgb.ts'
import type { Language } from '#platform/i18n/language.ts'
import { newId } from '#platform/ids.ts'
import { refused } from '#test/refused.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { layOut, type Part, type Said } from './pdf/lay-out.ts'
import { writePdf } from './pdf/write-pdf.ts'
import { aCertificate } from './testing.ts'
import * as contract from './template/contract.ts'
import { NO_WORDS } from './template/vocabulary.ts'

const world = await aWorld()
afterAll(() => world.close())

let school: TestSchool
let courseId: string
beforeEach(async () => {
  school = await world.aSchool({ language: 'pl' })
  courseId = (await school.work((ctx) => aCourse(ctx, { title: 'Światło i cień' }))).courseId
})

const admin = () => school.as(school.admin)
const chosen = (given: Partial<contract.TemplateBody> = {}): contract.TemplateBody => ({
  course_id: null,
  layout: 'landscape',
  color: '',
  logo: 'school',
  own_logo_id: null,
  signature_id: null,
  signer: '',
  words: { en: NO_WORDS, pl: NO_WORDS },
  ...given,
})
const set = (given: Partial<contract.TemplateBody> = {}) => admin().call(contract.setCertificateTemplate, chosen(given))
const of = (course_id?: string) => admin().call(contract.getCertificateTemplate, course_id ? { course_id } : {})
const preview = (given: Partial<contract.TemplateBody> = {}, language: Language = 'pl') =>
  admin().call(contract.previewCertificate, { ...chosen(given), language })
const issue = async () => (await school.work((ctx) => aCertificate(ctx, { personId: school.student.id, courseId }))).id
async function textOfPdf(id: string): Promise<{ text: string; size: number[]; pictures: number }> {
  const answer = await world.app.inject({
    url: `/my/certificates/${id}/pdf`,
    headers: { host: school.host, cookie: `katedra_session=${school.student.secret}`, accept: 'application/pdf' },
  })
  expect(answer.statusCode).toBe(200)
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload))
  const page = await pdf.getPage(1)
  const { items } = await page.getTextContent()
  const tree = JSON.stringify(await page.getStructTree())
  return {
    text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    size: page.view.slice(2).map(Math.round),
    pictures: tree.match(/"Figure"/g)?.length ?? 0,
  }
}

test('a course looks as the school does until it has a template of its own, and again once that is dropped', async () => {
  expect(await of()).toMatchObject({ is_own: false, course: null, template: { layout: 'landscape', color: '' } })
  await set({ layout: 'portrait', signer: 'Zofia Święcicka' })
  expect(await of(courseId)).toMatchObject({
    is_own: false,
    course: { id: courseId, title: 'Światło i cień' },
    template: { layout: 'portrait', signer: 'Zofia Święcicka' },
  })
  await set({ course_id: courseId, color: '#AA0011' })
  expect(await of(courseId)).toMatchObject({ is_own: true, template: { layout: 'landscape', color: '#aa0011' } })
  expect(await of()).toMatchObject({ template: { layout: 'portrait' } })
  const other = await world.aSchool()
  expect(
    await refused(other.as(other.admin).call(contract.getCertificateTemplate, { course_id: courseId })),
  ).toMatchObject({ status: 404 })
  await admin().call(contract.dropCertificateTemplate, { courseId })
  expect(await of(courseId)).toMatchObject({ is_own: false, template: { layout: 'portrait' } })
})

test('what was issued before looks as the template is now, with what stands for name, course, school and date filled in', async () => {
  const id = await issue()
  const before = await textOfPdf(id)
  expect(before).toMatchObject({ size: [842, 595], pictures: 1 })
  const signature = await school.work(
    (ctx) => aPicture(ctx, { context: 'page', width: 400, height: 100 }),
    school.admin,
  )
  await set({
    course_id: courseId,
    layout: 'portrait',
    // Whose file is gone: it is left out.
    signature_id: signature.id,
    signer: 'Zofia Święcicka',
    words: {
      en: NO_WORDS,
      pl: {
        ...NO_WORDS,
        title: 'Zaświadczenie',
        more: '{name} – {course}, {school}, {date}, {inne}',
        role: 'Kierowniczka',
      },
    },
  })
  const after = await textOfPdf(id)
  expect(after).toMatchObject({ size: [595, 842], pictures: 1 })
  expect(after.text).toContain('Zaświadczenie')
  expect(after.text).toContain('Zofia Święcicka')
  expect(after.text).toContain('Kierowniczka')
  expect(after.text.replace(/\s+/g, ' ')).toMatch(/Zażółć Jaźń – Światło i cień, .+, .+ \d{4}.*, \{inne\}/)
})

test('pictures of other use, of another school or none at all are refused, and colours that are none', async () => {
  const page = await school.work((ctx) => aPicture(ctx, { context: 'page' }), school.admin)
  expect(await refused(set({ logo: 'own', own_logo_id: page.id }))).toMatchObject({ status: 422 })
  const other = await world.aSchool()
  const theirs = await other.work((ctx) => aPicture(ctx, { context: 'logo' }), other.admin)
  expect(await refused(set({ own_logo_id: theirs.id }))).toMatchObject({ status: 404 })
  expect(await refused(set({ signature_id: newId() }))).toMatchObject({ status: 404 })
  for (const color of ['red', '#12', 'url(javascript:1)'])
    expect(await refused(set({ color }))).toMatchObject({ status: 422 })
  const tooLong = { ...NO_WORDS, title: 'x'.repeat(61) }
  expect(await refused(set({ words: { en: tooLong, pl: NO_WORDS } }))).toMatchObject({ status: 422 })
})

test('the preview draws what is written, and nothing of it runs', async () => {
  const { picture } = await preview({
    signer: '<script>alert(1)</script>',
    words: { en: NO_WORDS, pl: { ...NO_WORDS, title: '"><script>x</script>' } },
  })
  expect(picture).not.toMatch(/script|alert/)
  const drawn = sharp(Buffer.from(picture))
  expect(await drawn.metadata()).toMatchObject({ format: 'svg', width: 842, height: 595 })
  expect((await preview({ layout: 'portrait' })).picture).toContain('viewBox="0 0 595.28 841.89"')
})

const said = (given: Partial<Said> = {}): Said => ({
  language: 'pl',
  layout: 'landscape',
  color: '#2a3fb0',
  school: 'Szkoła',
  logo: null,
  name: 'Anna',
  course: 'Kurs',
  signature: null,
  signer: '',
  url: 'https://school.test/certificates/01234-56789-ABCDE-FGHJK',
  qr: { size: 10, path: 'M0 0h1v1h-1z' },
  words: {
    title: 'Certyfikat',
    before: 'Zaświadcza się, że',
    after: 'ma ukończony kurs',
    more: '',
    role: '',
    issued: 'Wydano 1 grudnia 2026',
    code: 'Kod: 01234-56789-ABCDE-FGHJK',
    verify: 'Sprawdź:',
    qr: 'Kod QR',
    signature: 'Podpis',
  },
  ...given,
})
const endsOf = (part: Part) =>
  part.kind === 'text'
    ? part.lines.flatMap(({ baseline, runs }) =>
        runs.map(({ font: { face }, text, x }) => ({
          x: x + (face.layout(text).advanceWidth / face.unitsPerEm) * part.size,
          y: baseline,
        })),
      )
    : []

test.each(['landscape', 'portrait'] as const)(
  'whatever is written stays on the %s sheet, above what stands at its foot',
  async (layout) => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#000' } })
      .png()
      .toBuffer()
    const full = said({
      layout,
      name: 'Ż'.repeat(200),
      course: 'Bardzo długi tytuł kursu '.repeat(12),
      logo: { png, width: 48, height: 48 },
      signature: { png, width: 44, height: 44 },
      signer: 'Ś'.repeat(100),
    })
    full.words = {
      ...full.words,
      title: 'W'.repeat(60),
      before: 'w '.repeat(80),
      after: 'w '.repeat(80),
      more: 'mmm '.repeat(75),
      role: 'r'.repeat(100),
    }
    const sheet = await layOut(full)
    for (const { x, y } of sheet.parts.flatMap(endsOf)) {
      expect(x).toBeLessThanOrEqual(sheet.width - 55)
      expect(y).toBeLessThanOrEqual(sheet.height - 20)
    }
    const line = sheet.parts.find((part) => part.kind === 'box' && part.height < 1)!
    const texts = sheet.parts.slice(0, sheet.parts.indexOf(line)).flatMap(endsOf)
    expect(Math.max(...texts.map(({ y }) => y))).toBeLessThan((line as { y: number }).y)
  },
)

test('letters that no font has are left out, an empty name leaves no gap, and any colour can be read', async () => {
  const sheet = await layOut(
    said({ name: 'Ana 🎉 Źdźbło', color: '#ffffee', words: { ...said().words, before: '', more: ' ' } }),
  )
  const texts = sheet.parts.flatMap((part) => (part.kind === 'text' ? [part] : []))
  const words = texts.map(({ lines }) => lines.flatMap(({ runs }) => runs.map(({ text }) => text)).join(''))
  expect(words).toContain('Ana  Źdźbło')
  expect(words).not.toContain('')
  for (const { color } of texts) expect(contrast(color, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  const pdf = await writePdf(sheet, { language: 'pl', at: new Date(0), title: 'x', author: 'y' })
  expect(pdf.equals(await writePdf(sheet, { language: 'pl', at: new Date(0), title: 'x', author: 'y' }))).toBe(true)
})
