import { expect, test } from 'vitest'
import { circlesIn, importsOf, readModuleImports } from './rules/module-imports.ts'

/** What was there when the rule was made. A list here may only become shorter: take out what is mended, add nothing. */
// What a school says of itself and how it looks has pictures, which belong to people, who belong to schools: it ends once both are a module of their own.
const CIRCLES = [['limits', 'mails', 'media', 'people', 'schools']]

/** What takes money knows no kind of product but by the registers of `catalog` and `access`. */
const MONEY = ['checkout', 'offers', 'orders', 'payments']
const OF_KINDS = ['bundles', 'communities', 'consultations', 'courses', 'downloads', 'live-events', 'memberships']
const PAST_THE_REGISTER = [
  // A claim says which offer of a waiting list it was kept free by, which the database holds it to.
  'src/modules/orders/tables.ts: live-events/waiting/tables.ts',
]

const imports = readModuleImports()

test('no modules use each other in a circle', () => {
  expect(imports.length).toBeGreaterThan(2000)
  expect(circlesIn(imports)).toEqual(CIRCLES)
})

test('what takes money imports nothing of a kind of product', () => {
  const past = imports
    .filter(({ from, to }) => MONEY.includes(from) && OF_KINDS.includes(to))
    .map(({ file, imported }) => `${file}: ${imported.replace('src/modules/', '')}`)
  expect(past).toEqual(PAST_THE_REGISTER)
})

test('a circle is found however long it is, and what hangs on it is none of it', () => {
  const arrows = ['a b', 'b c', 'c a', 'c d', 'e a', 'f g', 'g f']
  const found = circlesIn(arrows.map((arrow) => ({ from: arrow[0]!, to: arrow[2]! })))
  expect(found).toEqual([
    ['a', 'b', 'c'],
    ['f', 'g'],
  ])
  expect(circlesIn([{ from: 'a', to: 'b' }])).toEqual([])
})

test('an import is found however it is written', () => {
  const found = (text: string) => importsOf('src/modules/orders/guests/a.ts', text).map(({ to }) => to)
  expect(found(`import { a } from '#modules/courses/index.ts'`)).toEqual(['courses'])
  expect(found(`import type { a } from '#modules/courses/index.ts'`)).toEqual(['courses'])
  expect(found(`import {\n  a,\n  b,\n} from '../../courses/index.ts'`)).toEqual(['courses'])
  expect(found(`export { a } from '#modules/courses/index.ts'`)).toEqual(['courses'])
  expect(found(`import '#modules/courses/ui/a.css'`)).toEqual(['courses'])
  expect(found(`const a = onDemand(() => import('#modules/courses/ui/LectureFields.tsx'))`)).toEqual(['courses'])
  expect(found(`import { a } from '../index.ts'\nimport { b } from '#platform/b.ts'`)).toEqual([])
})
