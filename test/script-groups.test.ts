import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SCRIPT_GROUPS, UNNAMED } from '../scripts/pages/script-groups.ts'

const FILES = [
  ...globSync('src/**/*.{ts,tsx,css}').map((file) => `/${file}`),
  ...globSync('node_modules/{*,@*/*}/').map((folder) => `/${folder}/`),
  ...globSync('node_modules/lucide-react/dist/esm/icons/*.mjs').map((file) => `/${file}`),
  // Written by the build.
  '/rolldown/runtime',
]
const SCRIPTS = globSync('build/client/assets/*.js').map((file) => file.split('/').at(-1)!)

/** Each way through the brackets of a pattern: `a/(b|c)` is `a/b` and `a/c`; what it leaves out, as something there to leave out. */
function waysThrough(pattern: string): string[] {
  const [, before, mark, within, after] = /^([^(]*)\((\?!)?((?:[^()]|\([^()]*\))*)\)(\??.*)$/.exec(pattern) ?? []
  if (within === undefined) return [pattern]
  const ways = within.match(/(?:[^|()]|\([^()]*\))+/g)!
  if (mark) return [...ways.flatMap((way) => waysThrough(`${before}${way}`)), ...waysThrough(`${before}${after}`)]
  return ways.flatMap((way) => waysThrough(`${before}${way}${after}`))
}

const PATTERNS = SCRIPT_GROUPS.flatMap(({ names }) => names).flatMap(waysThrough)

test.each([...new Set(PATTERNS)])('what is cut out by the name %s is there', (pattern) => {
  const name = new RegExp(pattern)
  expect(FILES.some((file) => name.test(file))).toBe(true)
})

test.each(UNNAMED)('there is a script called %s that pages need not name', (pattern) => {
  const name = new RegExp(`^(${pattern})-`)
  expect(SCRIPTS.some((script) => name.test(script))).toBe(true)
})
