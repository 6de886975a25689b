import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { ASKING, READ_TYPES } from '#modules/content/types/contract.ts'

const COMMENTS = /^\s*(?:\/\/|\/\*|\*).*$/gm

const sources = globSync('src/modules/{content,courses,learning,entries}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|\/testing\.ts$|\/messages\//.test(file))
  .toSorted()
  .map((file) => ({ file, code: readFileSync(file, 'utf8').replaceAll(COMMENTS, '') }))

/** Where each type of block is written once besides its own files. */
const TABLES = [
  'src/modules/content/types/contract.ts',
  'src/modules/content/ui/types/table.ts',
  'src/modules/content/ui/views/table.tsx',
]

test.each([
  ['quote', /\/(quote\.ts|Quote\.tsx|QuoteFields\.tsx)$/],
  ['before_after', /\/(before-after\.ts|BeforeAfterFields\.tsx|pictures\.tsx)$/],
  ['embed', /\/(embed\.ts|Embed\.tsx|EmbedFields\.tsx)$/],
])('%s is written into the three tables of blocks, and into nothing else that was there', (name, own) => {
  const named = new RegExp(`\\b${name}\\b`)
  const naming = sources.filter(({ file, code }) => !own.test(file) && named.test(code)).map(({ file }) => file)
  expect(naming).toEqual(TABLES)
})

test('nothing switches over types of block', () => {
  const cases = new RegExp(`\\bcase '(${Object.keys({ ...READ_TYPES, ...ASKING }).join('|')})':`)
  expect(sources.length).toBeGreaterThan(400)
  expect(sources.filter(({ code }) => cases.test(code)).map(({ file }) => file)).toEqual([])
  expect(cases.test(`case 'quote':`)).toBe(true)
})
