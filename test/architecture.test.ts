import { globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PRODUCT_KINDS, type ProductKind } from '#modules/catalog/vocabulary.ts'
import { type Cruise, cruise } from '../scripts/cruise.ts'
import { readBoundaries } from '../scripts/read-boundaries.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { within } from '#test/limits.ts'
import { FOLDERS_OF_KINDS } from './rules/product-kinds.ts'

/** Of arrows from folder to folder, the pairs that go both ways; a folder and what is inside it are one room. */
const folderCircles = (arrows: ReadonlySet<string>): string[] =>
  [...arrows].filter((arrow) => {
    const [from, to] = arrow.split(' ') as [string, string]
    return from < to && !to.startsWith(`${from}/`) && arrows.has(`${to} ${from}`)
  })

describe('modules keep to their borders', () => {
  const planted = 'src/platform/planted'
  let house: Cruise
  beforeAll(async () => {
    house = await readBoundaries()
  }, within(120_000))
  afterAll(() => rm(planted, { recursive: true, force: true }))

  test('no module reaches where it may not', () => {
    const { totalCruised, violations } = house
    expect(totalCruised).toBeGreaterThan(300)
    expect(violations.map(({ rule, from }) => `${rule}: ${from}`)).toEqual([])
  })

  test('no two folders side by side import each other', () => {
    const isTest = (file: string) => /\.test\.tsx?$|\/testing\.ts$/.test(file)
    const arrows = house.modules
      .filter(({ source }) => source.startsWith('src/') && !isTest(source))
      .flatMap(({ source, dependencies }) =>
        dependencies.map(({ resolved }) => `${path.dirname(source)} ${path.dirname(resolved)}`),
      )
    expect(folderCircles(new Set(arrows))).toEqual([])
    expect(folderCircles(new Set(['a/b a/c', 'a/c a/b', 'a a/b', 'a/b a']))).toEqual(['a/b a/c'])
  })

  test('no module is more than six hundredths of the source', async () => {
    const lines = new Map<string, number>()
    for (const file of globSync('src/**/*.{ts,tsx,css}')) {
      const room = /^src\/modules\/[^/]+/.exec(file)?.[0] ?? 'src'
      const count = (await readFile(file, 'utf8')).split('\n').length
      lines.set(room, (lines.get(room) ?? 0) + count)
    }
    const most = 0.06 * [...lines.values()].reduce((sum, count) => sum + count, 0)
    expect(most).toBeGreaterThan(5000)
    expect([...lines].filter(([room, count]) => room !== 'src' && count > most)).toEqual([])
  })

  test('a planted violation is reported', async () => {
    await mkdir(planted, { recursive: true })
    await writeFile(`${planted}/violation.ts`, `export { people } from '#modules/people/tables.ts'\n`)
    const { violations } = await cruise(planted)
    expect(violations.map(({ rule }) => rule)).toContain('platform-knows-nobody')
  })
})

/** The modules that know a kind of product by its name: the one that has its records, and those that stand beside it. */
const BESIDE: { [kind in ProductKind]?: string[] } = { course: ['course-pages', 'learning'], community: ['community'] }
const isOwn = (kind: string, file: string): boolean =>
  [FOLDERS_OF_KINDS.get(kind), ...(BESIDE[kind as ProductKind] ?? []).map((module) => `src/modules/${module}`)].some(
    (room) => room && file.startsWith(`${room}/`),
  )
/** What belongs to courses, and to nothing else that is sold, by its name. */
const ONLY_OF_COURSES = [
  // A form can be placed on the pages of courses that it names.
  'src/modules/leads/store-lead-form.ts',
  // The topic of a course is read as a part of it.
  'src/modules/community/commentable-posts.ts',
]

const kindsCompared = (text: string): string[] =>
  [
    ...text.matchAll(
      /\bkind\)?\s*[!=]==?\s*'(\w+)'|'(\w+)'\s*[!=]==?\s*[\w.?]*\bkind\b|\.kind,\s*'(\w+)'\)|case '(\w+)':/g,
    ),
  ].flatMap((found) => found.slice(1).filter((kind) => PRODUCT_KINDS.some((each) => each === kind)))

describe('a kind of product is described once', () => {
  const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))

  test('has its record for the panel in the module that owns it', () => {
    expect([...FOLDERS_OF_KINDS.keys()].toSorted()).toEqual(PRODUCT_KINDS.toSorted())
  })

  test('no file of others compares with its name: what sets it apart stands in its record', () => {
    expect(sources.length).toBeGreaterThan(300)
    const compared = sources.flatMap((file) =>
      kindsCompared(readFileSync(file, 'utf8'))
        .filter((kind) => !isOwn(kind, file))
        .map((kind) => `${kind}: ${file}`),
    )
    expect(compared.toSorted()).toEqual(ONLY_OF_COURSES.map((file) => `course: ${file}`).toSorted())
  })

  test('a comparison is found however it is written', () => {
    expect(kindsCompared(`product.kind === 'bundle'`)).toEqual(['bundle'])
    expect(kindsCompared(`foundOr404(course).kind !== 'course'`)).toEqual(['course'])
    expect(kindsCompared(`'download' === kind`)).toEqual(['download'])
    expect(kindsCompared(`where(eq(products.kind, 'live_event'))`)).toEqual(['live_event'])
    expect(kindsCompared(`switch (kind) { case 'membership': }`)).toEqual(['membership'])
    expect(kindsCompared(`{ kind: 'bundle' }; pricing.kind === 'set'`)).toEqual([])
  })
})

describe('the database keeps schools apart', () => {
  let database: TestDatabase
  let client: pg.Client
  beforeAll(async () => {
    database = await createTestDatabase()
    client = new pg.Client({ connectionString: database.url })
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    await database.drop()
  })

  test('every table of a school has row-level security with a policy', async () => {
    const { rows } = await client.query<{ name: string; guarded: boolean }>(`
      select c.relname as name, c.relrowsecurity and exists (select from pg_policy p where p.polrelid = c.oid) as guarded
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'school_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`)
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter(({ guarded }) => !guarded)).toEqual([])
  })

  test('every foreign key has an index that begins with its column', async () => {
    const { rows } = await client.query<{ name: string }>(`
      select k.conrelid::regclass || '.' || a.attname as name
      from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and a.attname <> 'school_id' and k.confdeltype <> 'r'
        and not exists (select from pg_index i where i.indrelid = k.conrelid and (i.indkey[0] = k.conkey[1] or i.indkey[1] = k.conkey[1]))`)
    expect(rows.map(({ name }) => name)).toEqual([])
  })

  test('the role that serves schools cannot see past row-level security', async () => {
    const { rows } = await client.query(`select rolsuper, rolbypassrls from pg_roles where rolname = 'katedra_app'`)
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false }])
  })
})
