import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

export interface NamedFont {
  key: string
  bytes: Uint8Array
  face: Font
}

const { resolve } = createRequire(import.meta.url)

/** Latin letters of every European language are in the first; the others are for names in other letters. */
const FIRST = { bold: '600SemiBold/Figtree_600SemiBold.ttf', regular: '400Regular/Figtree_400Regular.ttf' }
const OTHERS = ['cyrillic', 'cyrillic-ext', 'vietnamese']
const WEIGHTS = { bold: 600, regular: 400 }

type Weight = keyof typeof WEIGHTS

const opened = new Map<string, Promise<NamedFont>>()

/** The bundled fonts that a text needs, the one for most of it first. */
export async function fontsFor(weight: Weight, text: string): Promise<NamedFont[]> {
  const fonts = [await first(weight)]
  for (const part of OTHERS) {
    if (isWritten(text, fonts)) break
    fonts.push(await other(weight, part))
  }
  return fonts
}

const isWritten = (text: string, fonts: NamedFont[]) =>
  Array.from(text).every((letter) => fonts.some(({ face }) => face.hasGlyphForCodePoint(letter.codePointAt(0)!)))

const first = (weight: Weight) =>
  once(`figtree-${weight}`, () => readFile(resolve(`@expo-google-fonts/figtree/${FIRST[weight]}`)))

/** Its file holds all weights, of which one is taken out. */
const other = (weight: Weight, part: string) =>
  once(`nunito-${part}-${weight}`, async () =>
    subsetFont(
      await readFile(resolve(`@fontsource-variable/nunito/files/nunito-${part}-wght-normal.woff2`)),
      undefined,
      {
        keepAllGlyphs: true,
        targetFormat: 'sfnt',
        variationAxes: { wght: WEIGHTS[weight] },
      },
    ),
  )

function once(key: string, read: () => Promise<Uint8Array>): Promise<NamedFont> {
  const known = opened.get(key) ?? read().then((bytes) => ({ key, bytes, face: create(bytes) }))
  opened.set(key, known)
  return known
}
