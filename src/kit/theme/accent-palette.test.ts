import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accentPalette, DEFAULT_ACCENT } from './accent-palette.ts'
import { grounds } from './grounds.ts'
import { contrast } from './srgb.ts'

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

for (const scheme of ['light', 'dark'] as const) {
  test(`every colour gives readable text and buttons in the ${scheme} scheme`, () => {
    const { paper, sunk, raised } = grounds[scheme]
    fc.assert(
      fc.property(anyColor, (color) => {
        const tones = accentPalette(color)[scheme]
        for (const ground of [paper, sunk, raised, tones.soft])
          expect(contrast(tones.text, ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(tones.onFill, tones.fill)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(tones.onFill, tones.fillHover)).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 2000, examples: [['#ffffff'], ['#000000'], ['#767676'], ['#ffff00'], ['#0000ff'], ['#fbf9f4']] },
    )
  })
}

test('a colour that already reads well is kept as it is', () => {
  expect(accentPalette('#8a1f11').light.fill).toBe('#8a1f11')
})

test('what is not a hex colour gives the default', () => {
  expect(accentPalette('red;}</style>')).toEqual(accentPalette(DEFAULT_ACCENT))
  expect(accentPalette('')).toEqual(accentPalette(DEFAULT_ACCENT))
})

test('the grounds contrast is computed on are the grounds the stylesheet paints', () => {
  const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8')
  for (const name of ['paper', 'sunk', 'raised'] as const)
    expect(css).toContain(`--${name}: light-dark(${grounds.light[name]}, ${grounds.dark[name]})`)
})
