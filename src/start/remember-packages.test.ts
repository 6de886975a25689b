import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { expect, test } from 'vitest'

const REMEMBER = new URL('./remember-packages.ts', import.meta.url).href

interface Found {
  /** who asked for what, what it was, and as what it is read */
  edges: [parent: string, specifier: string, url: string, format: string][]
  /** how often Node itself looked */
  looks: number
}

/** What is found where for all that some of our modules are made of, by a process of its own. */
async function findAll(isRemembering: boolean): Promise<Found> {
  const script = `
    import { registerHooks } from 'node:module'
    import { rememberPackages } from '${REMEMBER}'
    const edges = []
    let looks = 0
    registerHooks({ resolve: (specifier, context, next) => (looks++, next(specifier, context)) })
    if (${isRemembering}) rememberPackages()
    registerHooks({ resolve(specifier, context, next) {
      const found = next(specifier, context)
      edges.push([context.parentURL, specifier, found.url, found.format])
      return found
    } })
    await import('#modules/orders/tables.ts')
    await import('#platform/migrations/migrate.ts')
    console.log(JSON.stringify({ edges, looks }))
  `
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    maxBuffer: 50_000_000,
  })
  return JSON.parse(stdout) as Found
}

const inOrder = ({ edges }: Found) => edges.map((edge) => edge.join(' ')).sort((one, other) => (one < other ? -1 : 1))

test('what is remembered is what Node finds, and it looks for it once', async () => {
  const [plain, remembering] = [await findAll(false), await findAll(true)]
  const ofDrizzle = plain.edges.filter(([, specifier]) => specifier.startsWith('drizzle-orm'))
  expect(ofDrizzle.length).toBeGreaterThan(10)
  expect(inOrder(remembering)).toEqual(inOrder(plain))
  const packaged = plain.edges.filter(([parent, , url]) => /node_modules\/drizzle-orm/.test(`${parent} ${url}`))
  expect(plain.looks - remembering.looks).toBeGreaterThan(packaged.length * 0.8)
})
