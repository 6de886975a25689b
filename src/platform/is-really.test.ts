import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { anArchive, SOUNDS, wordsOf } from '#test/files-of-kinds.ts'
import { isReally, LOOKED_AT } from './is-really.ts'

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#b4532a' } })
const OFFICE = 'application/vnd.openxmlformats-officedocument'
const HTML = '<!doctype html><script>alert(1)</script>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

const KINDS: Record<string, Buffer> = {
  ...SOUNDS,
  'image/png': await picture.clone().png().toBuffer(),
  'image/gif': await picture.clone().gif().toBuffer(),
  'image/jpeg': await picture.clone().jpeg().toBuffer(),
  'image/webp': await picture.clone().webp().toBuffer(),
  'image/tiff': await picture.clone().tiff().toBuffer(),
  'image/vnd.adobe.photoshop': Buffer.from('8BPS\0\x01\0\0\0\0\0\0\0\x03\0\0\0\x08\0\0\0\x08\0\x08\0\x03', 'latin1'),
  'application/pdf': Buffer.from('%PDF-1.7\n%\xe2\xe3\n%%EOF\n', 'latin1'),
  'application/rtf': Buffer.from('{\\rtf1\\ansi Hello}'),
  'application/epub+zip': anArchive({ mimetype: 'application/epub+zip', 'META-INF/container.xml': '<container/>' }),
  'application/vnd.oasis.opendocument.text': anArchive({ mimetype: 'application/vnd.oasis.opendocument.text' }),
  'application/vnd.oasis.opendocument.spreadsheet': anArchive({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
  }),
  [`${OFFICE}.wordprocessingml.document`]: anArchive(wordsOf('word/document.xml', 'wordprocessingml.document')),
  [`${OFFICE}.spreadsheetml.sheet`]: anArchive(wordsOf('xl/workbook.xml', 'spreadsheetml.sheet')),
  [`${OFFICE}.presentationml.presentation`]: anArchive(wordsOf('ppt/presentation.xml', 'presentationml.presentation')),
}

describe.each(Object.entries(KINDS))('a real %s', (type, bytes) => {
  test('is one, and none of the other kinds', async () => {
    const found: string[] = []
    for (const each of Object.keys(KINDS)) if (await isReally(each, { head: bytes })) found.push(each)
    expect(found).toEqual([type])
  })

  test('is no text, and an archive only if it is made as one', async () => {
    expect(await isReally('text/plain', { head: bytes })).toBe(type === 'application/rtf')
    expect(await isReally('application/zip', { head: bytes })).toBe(bytes.toString('latin1', 0, 2) === 'PK')
  })
})

test.each(['application/msword', 'application/vnd.ms-excel', 'application/vnd.ms-powerpoint'])(
  '%s is one of the older documents, which begin alike',
  async (type) => {
    const head = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
    expect(await isReally(type, { head })).toBe(true)
    expect(await isReally(type, { head: KINDS['application/pdf']! })).toBe(false)
  },
)

test.each(Object.keys(KINDS))('%s is neither a page, a drawing with a script, words nor nothing', async (type) => {
  for (const words of [HTML, SVG, 'no such thing', ''])
    expect([words, await isReally(type, { head: Buffer.from(words) })]).toEqual([words, false])
})

test('what begins as a page is no PDF and no archive, though one follows in it', async () => {
  const mixed = (type: string) => Buffer.concat([Buffer.from(HTML), KINDS[type]!])
  expect(await isReally('application/pdf', { head: mixed('application/pdf') })).toBe(false)
  expect(await isReally('application/zip', { head: mixed('application/epub+zip') })).toBe(false)
  expect(await isReally('image/png', { head: mixed('image/png') })).toBe(false)
})

test('a document whose list of contents comes late is known by how it ends', async () => {
  const { '[Content_Types].xml': types = '', ...rest } = wordsOf('word/document.xml', 'wordprocessingml.document')
  const long = anArchive({ 'word/media/1.jpg': 'x'.repeat(2 * LOOKED_AT), ...rest, '[Content_Types].xml': types })
  const ends = { head: long.subarray(0, LOOKED_AT), tail: long.subarray(-LOOKED_AT) }
  expect(await isReally(`${OFFICE}.wordprocessingml.document`, ends)).toBe(true)
  expect(await isReally(`${OFFICE}.spreadsheetml.sheet`, ends)).toBe(false)
})

describe('text', () => {
  test.each([
    ['words', 'Zażółć gęślą jaźń'],
    ['a table', '\ufeffimię;kwota\nAnna;10'],
    ['a text with marks', '# Tytuł\n\n<p align="center">wstęp</p>'],
    ['captions', '1\n00:00:01,000 --> 00:00:02,000\nDzień dobry'],
    ['nothing but a line', '\n'],
  ])('is %s', async (_what, words) => {
    expect(await isReally('text/plain', { head: Buffer.from(words) })).toBe(true)
  })

  test.each([
    ['a page', HTML],
    ['a page after space, a mark and a remark', `\ufeff \n<!-- a -->\n<HTML><body>x`],
    ['a drawing', SVG],
    ['a script', '<script>alert(1)</script>'],
  ])('is not %s', async (_what, words) => {
    for (const type of ['text/plain', 'text/csv', 'text/markdown'])
      expect(await isReally(type, { head: Buffer.from(words) })).toBe(false)
  })

  test('is not what holds a NUL or is in another encoding', async () => {
    expect(await isReally('text/csv', { head: Buffer.from('a\0b') })).toBe(false)
    expect(await isReally('text/csv', { head: Buffer.from('Za\xbf\xf3\xb3\xe6', 'latin1') })).toBe(false)
    expect(await isReally('text/csv', { head: Buffer.from('words'), tail: Buffer.from([0xff, 0xfe, 0x41]) })).toBe(
      false,
    )
  })

  test('may have a letter cut through where looking ends', async () => {
    const letters = Buffer.from('żółć')
    expect(await isReally('text/plain', { head: letters.subarray(0, 5), tail: letters.subarray(3) })).toBe(true)
  })
})
