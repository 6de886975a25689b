import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

interface Route {
  id: string
  parentId?: string
  module: string
  imports: string[]
}
interface Manifest {
  entry: Omit<Route, 'id'>
  routes: Record<string, Route>
}

const KB = 1000
const MOST_FILES = 20

const [file = ''] = globSync('build/client/assets/manifest-*.js')
const text = readFileSync(file, 'utf8')
const { entry, routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest

const chainOf = (id: string | undefined): Route[] => (id ? [routes[id]!, ...chainOf(routes[id]!.parentId)] : [])
const scriptsOf = (id: string): string[] => [
  ...new Set([entry, ...chainOf(id)].flatMap(({ module, imports }) => [module, ...imports])),
]
const sizes = new Map<string, number>()
function sizeOf(script: string): number {
  const size = sizes.get(script) ?? brotliCompressSync(readFileSync(`build/client${script}`)).byteLength
  sizes.set(script, size)
  return size
}
const sizeOfAll = (scripts: string[]): number => scripts.reduce((sum, script) => sum + sizeOf(script), 0)

const [alone = ''] = globSync('build/client/assets/alone-*.js')
const scriptsOfAlone = [...new Set(withImportsOf(`/assets/${basename(alone)}`))]
function withImportsOf(script: string): string[] {
  const imports = readFileSync(`build/client${script}`, 'utf8').matchAll(/\b(?:from|import)"\.\/([\w-]+\.js)"/g)
  return [script, ...[...imports].flatMap(([, name]) => withImportsOf(`/assets/${name}`))]
}

const VISITORS = [
  'pages/home/Home',
  'pages/site/Courses',
  'pages/site/Course',
  'pages/site/Bundle',
  'pages/site/Event',
  'pages/site/Consultation',
  'pages/site/Download',
  'pages/site/Community',
  'pages/site/Membership',
  'articles',
  'pages/site/Article',
  'terms',
  'pages/errors/NotFound',
]
const CHECKOUT = ['pages/checkout/Checkout', 'pages/checkout/Payment']
const STUDENTS = Object.keys(routes).filter((id) => /^(pages\/(watch|community|my|account)\/|community)/.test(id))
const PANEL = Object.keys(routes).filter((id) => id.startsWith('pages/panel/'))

describe('the scripts a page begins with', () => {
  test.each([
    ...VISITORS.map((id) => [id, 110, MOST_FILES] as const),
    ...CHECKOUT.map((id) => [id, 130, MOST_FILES] as const),
    ...STUDENTS.map((id) => [id, 150, MOST_FILES] as const),
    ...PANEL.map((id) => [id, 350, Infinity] as const),
  ])('of %s are at most %d KB compressed, in %d files', (id, most, files) => {
    const scripts = scriptsOf(id)
    expect(scripts.length).toBeLessThanOrEqual(files)
    expect(sizeOfAll(scripts)).toBeLessThanOrEqual(most * KB)
  })

  test('of login, registration and passwords, which stand alone, are at most 90 KB compressed, without a router', () => {
    expect(scriptsOfAlone.length).toBeLessThanOrEqual(MOST_FILES)
    expect(sizeOfAll(scriptsOfAlone)).toBeLessThanOrEqual(90 * KB)
    expect(scriptsOfAlone.filter((script) => script.includes('router'))).toEqual([])
  })

  test('hold no shapes of calls, whatever the page', () => {
    const all = new Set([...Object.keys(routes).flatMap(scriptsOf), ...scriptsOfAlone])
    expect([...all].filter((script) => readFileSync(`build/client${script}`, 'utf8').includes('ZodError'))).toEqual([])
  })
})
