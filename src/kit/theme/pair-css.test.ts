import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { openSync } from 'fontkit'
import { expect, test } from 'vitest'
import { type Face, FACES, filesOf } from './faces.ts'
import { FONT_PAIRS, pairOf } from './font-pairs.ts'
import { faceAddress, FACES_VERSION, HOUSE_FACES, pairCss } from './pair-css.ts'
import { TEMPLATES } from './templates.ts'

const { resolve } = createRequire(import.meta.url)
const pathOf = (face: Face, file: string) => resolve(`@fontsource-variable/${face}/files/${file}`)
const facesOf = (fonts: (typeof FONT_PAIRS)[number]) => {
  const { heading, text } = pairOf({ fonts, template: 'quarto' })
  return [...new Set([heading, text])]
}

/** Bytes: of what every page fetches, and of that with what Polish letters take. */
const LATIN_MOST = 75_000
const ALL_MOST = 115_000

test.each(FONT_PAIRS)('%s is no heavier than pages can bear, and has the letters of both languages', (fonts) => {
  const sizes = facesOf(fonts).map((face) => filesOf(face).map(({ file }) => statSync(pathOf(face, file)).size))
  const sum = (all: number[]) => all.reduce((one, other) => one + other, 0)
  expect(sum(sizes.map(([latin = 0]) => latin))).toBeLessThan(LATIN_MOST)
  expect(sum(sizes.flat())).toBeLessThan(ALL_MOST)
  for (const face of facesOf(fonts)) {
    const files = filesOf(face).map(({ file }) => openSync(pathOf(face, file)))
    const has = (letter: string) => files.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!))
    expect(Array.from('AZaz09ĄĆĘŁŃÓŚŹŻąćęłńóśźż„”–…€').filter((letter) => !has(letter))).toEqual([])
  }
})

test.each(FONT_PAIRS)('the rules of %s bring its own faces and no others', (fonts) => {
  const css = pairCss(fonts)
  const brought = facesOf(fonts).filter((face) => !HOUSE_FACES.has(face))
  const addresses = brought.flatMap((face) => filesOf(face).map(({ file }) => faceAddress(file)))
  expect([...css.matchAll(/url\(([^)]*)\)/g)].map(([, address]) => address)).toEqual(addresses)
  expect(css.split('size-adjust:')).toHaveLength(3)
})

test('addresses that are kept for ever are those of the packages as they are', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
  const versions = (Object.keys(FACES) as Face[]).map((face) => dependencies[`@fontsource-variable/${face}`])
  expect(new Set(versions)).toEqual(new Set([FACES_VERSION]))
})

test('a pair goes before what the template is set in', () => {
  expect(pairOf({ fonts: 'outfit', template: 'octavo' })).toMatchObject({ heading: 'outfit', text: 'figtree' })
  expect(TEMPLATES.map((template) => pairOf({ fonts: null, template }).heading)).toEqual([
    'bricolage-grotesque',
    'fraunces',
    'figtree',
  ])
})
