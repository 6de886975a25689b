import { expect, test } from 'vitest'
import { inOrder, isOther, refusalOf, titleOf } from './sort-out.ts'

test.each([
  [{ name: 'a.mp4', type: 'video/mp4', size: 5 }, undefined],
  [{ name: 'a.MKV', type: '', size: 5 }, undefined],
  [{ name: 'a.mp4', type: 'video/mp4', size: 0 }, 'empty'],
  [{ name: 'notes.pdf', type: 'application/pdf', size: 5 }, 'notAVideo'],
  [{ name: 'a folder', type: '', size: 4096 }, 'notAVideo'],
])('%o is refused as %s', (file, refusal) => {
  expect(refusalOf(file)).toBe(refusal)
})

test.each<[string, BlobPart, boolean]>([
  ['a PDF', '%PDF-1.7 ...', true],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), true],
  ['an archive', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), true],
  ['a song', 'ID3\u0003\u0000', true],
  ['a page of text', 'Zażółć gęślą jaźń, a to nie jest film.', true],
  ['an mp4', new Uint8Array([0, 0, 0, 0x20, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d]), false],
  ['an mkv', new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 1, 0]), false],
  ['an mpeg stream', new Uint8Array([0x47, 0x40, 0, 0x10, 0]), false],
])('%s is told by how it begins', async (_what, begin, isNoFilm) => {
  expect(await isOther(new Blob([begin]))).toBe(isNoFilm)
})

test('files are put in order as people number them', () => {
  const names = ['10 Ending.mp4', '2 żuraw.mp4', '2 Łódź.mp4', '1.mp4']
  const ordered = inOrder(
    names.map((name) => ({ name })),
    'pl',
  )
  expect(ordered.map(({ name }) => name)).toEqual(['1.mp4', '2 Łódź.mp4', '2 żuraw.mp4', '10 Ending.mp4'])
})

test.each([
  ['01_Pierwsza_kreska.mp4', '01 Pierwsza kreska'],
  ['v1.2 final.cut.mov', 'v1.2 final.cut'],
  ['No. 5', 'No. 5'],
  ['.mp4', '.mp4'],
  ['abcdefgh.mp4', 'abcde'],
])('%s is called %s', (file, title) => {
  expect(titleOf(file, title === 'abcde' ? 5 : 150)).toBe(title)
})
