import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PRODUCT_KINDS, type ProductKind } from '#modules/catalog/vocabulary.ts'
import { FOLDERS_OF_KINDS, kindsAsValues, kindsNamed } from './rules/product-kinds.ts'

/** What names every kind of product, so that a new one is written into it. Take out what no longer does; add nothing. */
const NAME_ALL = [
  'src/app/modules.ts',
  'src/app/registry.ts',
  'src/modules/catalog/kinds/vocabulary.ts',
  'src/modules/catalog/messages/product-en.ts',
  'src/modules/catalog/messages/product-pl.ts',
  'src/web/pages/panel/products/kind-icons.tsx',
  'src/web/pages/panel/products/kinds.ts',
  'src/web/pages/site/kinds.ts',
  'src/web/routes.ts',
]

/**
 * In so many files outside its module the name of a kind stands as a value, be it the name of something else as well. It may only
 * fall: what sets a kind apart stands in its record or is asked of a register (docs/add-a-feature.md, "A new kind of product"). Write the
 * smaller number here; never a larger one.
 */
const NAMED_BESIDE: Record<ProductKind, number> = {
  course: 30,
  bundle: 2,
  download: 3,
  consultation: 1,
  live_event: 2,
  membership: 4,
  community: 7,
}

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|\/testing\.tsx?$/.test(file))
  .toSorted()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test('a new kind of product is written into nine files that are there, besides its own', () => {
  expect(sources.length).toBeGreaterThan(3000)
  const all = sources.filter(({ text }) => kindsNamed(text).length === PRODUCT_KINDS.length)
  expect(all.map(({ file }) => file)).toEqual(NAME_ALL)
})

test.each(PRODUCT_KINDS)('no more files name %s than did', (kind) => {
  const folder = FOLDERS_OF_KINDS.get(kind)!
  const naming = sources
    .filter(({ file }) => !file.startsWith(`${folder}/`) && !file.includes('/messages/'))
    .filter(({ text }) => kindsAsValues(text).includes(kind))
    .map(({ file }) => file)
  expect(naming, naming.join('\n')).toHaveLength(NAMED_BESIDE[kind])
})

test('a kind is found by its name and by that of its module, and not in what is said about it', () => {
  expect(kindsNamed(`{ live_event: siteEvents }`)).toEqual(['live_event'])
  expect(kindsNamed(`import { bundles } from '#modules/bundles/manifest.ts'`)).toEqual(['bundle'])
  expect(kindsNamed(`// a course\n * of a bundle\n  /** or a membership */\nconst live_events = 1`)).toEqual([])
  expect(kindsAsValues(`listPath('consultation')`)).toEqual(['consultation'])
  expect(kindsAsValues(`text('course')\n{ course: 1 }\n// 'bundle'`)).toEqual([])
})
