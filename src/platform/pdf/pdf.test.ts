import { expect, test } from 'vitest'
import { htmlBlocks } from './html-blocks.ts'
import { makePdf } from './make-pdf.ts'
import { wordsOfPdf } from './testing.ts'

const of = (html: string) =>
  makePdf({
    title: 'Zażółć',
    author: 'Szkoła',
    language: 'pl',
    at: new Date('2026-11-22T10:00:00Z'),
    foot: 'Strona',
    content: htmlBlocks(html),
  })

test('Polish letters can be read and copied, and what the font lacks is left out', async () => {
  const words = await wordsOfPdf(await of('<h2>Zażółć gęślą jaźń 🎨</h2><p>ĄĆĘŁŃÓŚŹŻ „cytat” – 149,00 zł</p>'))
  expect(words).toContain('Zażółć gęślą jaźń')
  expect(words).toContain('ĄĆĘŁŃÓŚŹŻ „cytat” – 149,00 zł')
})

test('a document says its title and language, and has as many pages as it needs', async () => {
  const pdf = await of(`<p>${'Akapit. '.repeat(80)}</p>`.repeat(30))
  const raw = pdf.toString('latin1')
  expect(raw).toContain('/Lang (pl)')
  expect(raw.match(/\/Type \/Page\b(?!s)/g)!.length).toBeGreaterThan(3)
})

test('what stands in rich text becomes blocks: headings, lists, quotations, links', () => {
  expect(htmlBlocks('<h3>A</h3><p>b <strong>c <em>d</em></strong><br>e</p>tekst')).toEqual([
    { text: [{ text: 'A' }], bold: true, fontSize: 11.5, margin: [0, 8, 0, 4] },
    {
      text: [
        { text: 'b ' },
        { text: 'c ', bold: true },
        { text: 'd', bold: true, italics: true },
        { text: '\n' },
        { text: 'e' },
      ],
      margin: [0, 0, 0, 6],
    },
    { text: [{ text: 'tekst' }], margin: [0, 0, 0, 6] },
  ])
  const item = (text: string) => [{ text: [{ text }], margin: [0, 0, 0, 6] }]
  expect(htmlBlocks('<ul><li><p>a</p></li><li>b</li></ul><ol><li>c</li></ol>')).toEqual([
    { ul: [item('a'), item('b')] },
    { ol: [item('c')] },
  ])
  expect(htmlBlocks('<p><a href="https://a.test/?b=1">tu</a></p>')).toEqual([
    { text: [{ text: 'tu', link: 'https://a.test/?b=1', decoration: 'underline' }], margin: [0, 0, 0, 6] },
  ])
  expect(htmlBlocks('')).toEqual([])
})
