import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { addressesIn } from '#test/run/changed/addresses-in.ts'
import { choose } from '#test/run/changed/choose.ts'
import { importGraph, type ImportGraph } from '#test/run/changed/import-graph.ts'
import { importsIn } from '#test/run/changed/imports-in.ts'
import { keptDemoSchool } from '#test/run/changed/kept-demo-school.ts'
import { pagesOf } from '#test/run/changed/pages-of.ts'
import { secondsOf } from '#test/run/changed/seconds-of.ts'
import { whatChanged } from '#test/run/changed/what-changed.ts'

/** A product of two modules, a part of the kit, and a page of each. */
const PRODUCT: Record<string, string> = {
  'package.json': JSON.stringify({
    imports: {
      '#modules/*': './src/modules/*',
      '#kit/*': './src/kit/*',
      '#app/*': './src/app/*',
      '#test/*': './test/*',
    },
  }),
  'src/app/registry.ts': `import { notes } from '#modules/notes/routes.ts'\nimport { votes } from '#modules/votes/routes.ts'\n`,
  'test/world.ts': `import '#app/registry.ts'\n`,
  'src/kit/Button.tsx': `export const Button = 1\n`,
  'src/kit/Button.test.tsx': `import { Button } from './Button.tsx'\n`,
  'src/modules/notes/contract.ts': `export const listNotes = 1\n`,
  'src/modules/notes/routes.ts': `import { readNotes } from './read-notes.ts'\n`,
  'src/modules/notes/read-notes.ts': `export const readNotes = 1\nexport interface Read { at: string }\n`,
  'src/modules/notes/count-notes.ts': `export const countNotes = 1\n`,
  'src/modules/notes/index.ts': `export { readNotes } from './read-notes.ts'\nexport { countNotes } from './count-notes.ts'\n`,
  'src/modules/notes/routes.test.ts': `import { aWorld } from '#test/world.ts'\nawait aWorld()\n`,
  'src/modules/notes/messages/en.ts': `export const en = {}\n`,
  'src/modules/notes/ui/Notes.tsx': `import { Button } from '#kit/Button.tsx'\nimport { listNotes } from '../contract.ts'\nimport { en } from '../messages/en.ts'\n`,
  'src/modules/notes/ui/Notes.test.tsx': `import { Notes } from './Notes.tsx'\n`,
  'src/modules/votes/routes.ts': `import { countNotes } from '#modules/notes/index.ts'\nimport type { Read } from '#modules/notes/read-notes.ts'\n`,
  'src/modules/votes/routes.test.ts': `import { aWorld } from '#test/world.ts'\nawait aWorld()\n`,
  'src/modules/votes/ui/Vote.tsx': `import { Button } from '#kit/Button.tsx'\n`,
  'src/web/pages/Notes.tsx': `import { Notes } from '#modules/notes/ui/Notes.tsx'\n`,
  'src/web/pages/Votes.tsx': `const Vote = onDemand(() => import('#modules/votes/ui/Vote.tsx'))\n`,
  'src/web/pages/About.tsx': `export const about = 1\n`,
  'test/neighbours.test.ts': `import { aWorld } from '#test/world.ts'\nawait aWorld()\n`,
  'test/functions.test.ts': `createTestDatabase()\n`,
  'test/docs.test.ts': `readFile('docs')\n`,
  'test/e2e/words.ts': `import { en as notesEn } from '#modules/notes/messages/en.ts'\nconst EN = {\n  notes: notesEn,\n}\n`,
  'test/e2e/writing.e2e.ts': `import { wordsIn } from './words.ts'\nclick(words.notes('write'))\n`,
  'test/e2e/reading.e2e.ts': "await open(page, '/my/notes?from=1')\nawait open(page, `/votes/${id}`)\n",
  'test/e2e/voting.e2e.ts': `import { vote } from './vote.ts'\n`,
  'test/e2e/vote.ts': 'await open(page, `/votes/${id}`)\n',
  'test/e2e/about.e2e.ts': `await open(page, '/about')\n`,
  'migrations/0001.sql': 'select 1\n',
}
const PAGES = pagesOf([
  { path: 'about', file: './pages/About.tsx' },
  { file: './pages/Around.tsx', children: [{ path: 'my/notes', file: './pages/Notes.tsx' }] },
  { path: 'votes/:voteId', file: './pages/Votes.tsx' },
])

let root: string
let graph: ImportGraph

async function write(files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), text)
  }
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'katedra-changed-'))
  await write(PRODUCT)
  graph = importGraph(root)
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe('who imports whom', () => {
  test('is read from imports of values, from what comes on demand, and through faces by name', () => {
    expect([...graph.importedBy('src/modules/votes/routes.ts')]).toEqual([
      'src/modules/notes/index.ts',
      'src/modules/notes/count-notes.ts',
    ])
    expect([...graph.importersOf('src/modules/votes/ui/Vote.tsx')]).toEqual(['src/web/pages/Votes.tsx'])
    expect([...graph.importersOf('src/modules/notes/read-notes.ts')]).toEqual(['src/modules/notes/routes.ts'])
  })

  test.each<[string, string, string[], (string[] | null)[]]>([
    ['names', `import { a, type B, c as d } from './x.ts'`, ['./x.ts'], [['a', 'c']]],
    ['names over lines', `import {\n  a,\n  b,\n} from './x.ts'`, ['./x.ts'], [['a', 'b']]],
    ['a default and names', `import a, { b } from './x.ts'`, ['./x.ts'], [['b', 'default']]],
    ['all of it', `import * as a from './x.ts'`, ['./x.ts'], [null]],
    ['nothing of it', `import './x.css'`, ['./x.css'], [null]],
    ['what the bundler is told', `import a from './x.ts?script'`, ['./x.ts'], [null]],
    ['a file beside', `new URL('./x.ts', import.meta.url)`, ['./x.ts'], [null]],
    ['types alone', `import type { A } from './x.ts'\nimport { type B } from './y.ts'`, [], []],
    ['what looks so in a text', `const text = "import { a } from './x.ts'"`, [], []],
  ])('%s', (_, text, files, names) => {
    const found = importsIn(text)
    expect(found.map(({ of }) => of)).toEqual(files)
    expect(found.map((each) => each.names && [...each.names.keys()])).toEqual(names)
  })

  test('of the product itself leads to files that are there', () => {
    const whole = importGraph(process.cwd())
    const known = new Set(whole.files)
    expect(known.size).toBeGreaterThan(1_000)
    // This file plants some that are not.
    const others = whole.files.filter((file) => file !== 'test/changed.test.ts')
    const imported = others.flatMap((file) => [...whole.importedBy(file)].map((of) => `${file}: ${of}`))
    expect(imported.length).toBeGreaterThan(known.size)
    expect(imported.filter((each) => /\.tsx?$/.test(each) && !known.has(each.split(': ')[1]!))).toEqual([])
  })
})

describe('the addresses in a text', () => {
  test.each([
    [`open(page, '/my/notes')`, ['/my/notes']],
    ['open(page, `/my/notes?at=${day}`)', ['/my/notes']],
    [`waitForURL('**/about')`, ['/about']],
    ['goto(`${stage.url}/votes/${id}`)', ['/votes/:voteId']],
    [String.raw`/\/votes\/[\da-f-]{36}$/`, []],
    [String.raw`/\/my\/notes$/.test(url)`, ['/my/notes']],
    [`fetch('/votes/all')`, []],
    [`goto('/nowhere')`, []],
  ])('%s', (text, addresses) => {
    expect([...addressesIn(text, PAGES)]).toEqual(addresses)
  })
})

describe('for a change', () => {
  const chosen = (...files: string[]) =>
    choose(
      files.map((file) => ({ file, isGone: false })),
      { root, graph, pages: PAGES, secondsOf: () => 1 },
    )
  const names = (files: string[]) => files.map((file) => path.basename(file))

  test.each<[string, string, { tests: string[]; journeys: string[]; pages: string[]; whole: string[] }]>([
    [
      'of what only the server has: the tests of its module, and what stands behind its calls',
      'src/modules/notes/read-notes.ts',
      {
        tests: ['src/modules/notes/routes.test.ts', 'src/modules/notes/ui/Notes.test.tsx'],
        journeys: ['writing.e2e.ts', 'reading.e2e.ts'],
        pages: ['/my/notes'],
        whole: [],
      },
    ],
    [
      'of what another module uses: its tests too, which meet it through the whole product only',
      'src/modules/notes/count-notes.ts',
      {
        tests: [
          'src/modules/notes/routes.test.ts',
          'src/modules/notes/ui/Notes.test.tsx',
          'src/modules/votes/routes.test.ts',
        ],
        journeys: ['writing.e2e.ts', 'reading.e2e.ts'],
        pages: ['/my/notes'],
        whole: [],
      },
    ],
    [
      'of the kit: what imports it, however far away, and first the journey that is about its pages alone',
      'src/kit/Button.tsx',
      {
        tests: ['src/kit/Button.test.tsx', 'src/modules/notes/ui/Notes.test.tsx'],
        journeys: ['reading.e2e.ts', 'voting.e2e.ts'],
        pages: ['/my/notes', '/votes/:voteId'],
        whole: [],
      },
    ],
    [
      'of words: the page that says them, and the journey that reads them',
      'src/modules/notes/messages/en.ts',
      {
        tests: ['src/modules/notes/routes.test.ts', 'src/modules/notes/ui/Notes.test.tsx'],
        journeys: ['writing.e2e.ts', 'reading.e2e.ts'],
        pages: ['/my/notes'],
        whole: [],
      },
    ],
    [
      'of a page that no test imports: the journey that goes there',
      'src/web/pages/About.tsx',
      { tests: [], journeys: ['about.e2e.ts'], pages: ['/about'], whole: [] },
    ],
    [
      'of a test: itself and its neighbours, and no journey',
      'src/modules/notes/routes.test.ts',
      {
        tests: ['src/modules/notes/routes.test.ts', 'src/modules/notes/ui/Notes.test.tsx'],
        journeys: [],
        pages: [],
        whole: [],
      },
    ],
    ['of a journey: itself', 'test/e2e/about.e2e.ts', { tests: [], journeys: ['about.e2e.ts'], pages: [], whole: [] }],
    [
      'of what journeys go by: those that do',
      'test/e2e/vote.ts',
      { tests: [], journeys: ['voting.e2e.ts'], pages: [], whole: [] },
    ],
    [
      'of a migration: whether the database is made and said as it is, and the whole run',
      'migrations/0001.sql',
      { tests: ['test/functions.test.ts'], journeys: [], pages: [], whole: ['migrations/0001.sql'] },
    ],
    ['of a document', 'docs/new.md', { tests: ['test/docs.test.ts'], journeys: [], pages: [], whole: [] }],
    [
      'of what knows the whole product: the whole run',
      'test/world.ts',
      { tests: [], journeys: [], pages: [], whole: ['test/world.ts'] },
    ],
    [
      'of what nobody imports: the whole run',
      'vitest.config.ts',
      { tests: [], journeys: [], pages: [], whole: ['vitest.config.ts'] },
    ],
  ])('%s', (_, file, { tests, journeys, pages, whole }) => {
    const choice = chosen(file)
    expect(choice.tests).toEqual(tests)
    expect(names(choice.journeys)).toEqual(journeys)
    expect(choice.pages).toEqual(pages)
    expect(choice.needTheWholeRun).toEqual(whole)
    expect(choice.leftOut).toEqual([])
  })

  test('of a file that is gone: who still imports it', async () => {
    await rm(path.join(root, 'src/modules/votes/ui/Vote.tsx'))
    const without = importGraph(root)
    await write(PRODUCT)
    const changes = [{ file: 'src/modules/votes/ui/Vote.tsx', isGone: true }]
    const choice = choose(changes, { root, graph: without, pages: PAGES, secondsOf: () => 1 })
    expect(choice.tests).toEqual(['src/modules/votes/routes.test.ts'])
    expect(choice.pages).toEqual(['/votes/:voteId'])
  })

  test('what takes too long is left out and named, but for what was changed itself', () => {
    const slow = { root, graph, pages: PAGES, secondsOf: () => 80 }
    const files = ['src/kit/Button.tsx', 'src/modules/notes/ui/Notes.test.tsx', 'test/e2e/voting.e2e.ts']
    const choice = choose(
      files.map((file) => ({ file, isGone: false })),
      slow,
    )
    expect(choice.tests).toEqual(['src/modules/notes/ui/Notes.test.tsx'])
    expect(names(choice.journeys)).toEqual(['voting.e2e.ts'])
    expect(names(choice.leftOut)).toEqual(['Button.test.tsx', 'routes.test.ts', 'reading.e2e.ts'])
  })

  test('the seconds are those of the last whole run, or what the kind of a file takes', async () => {
    const guess = secondsOf(root)
    await write({ 'build/test-seconds.json': JSON.stringify({ 'test/docs.test.ts': 7 }) })
    expect(secondsOf(root)('test/docs.test.ts')).toBe(7)
    const kinds = [
      'test/docs.test.ts',
      'src/modules/votes/routes.test.ts',
      'test/e2e/about.e2e.ts',
      'test/neighbours.test.ts',
    ]
    expect(kinds.map(guess).map((seconds, at, all) => at === 0 || seconds > all[at - 1]!)).toEqual(
      kinds.map(() => true),
    )
  })
})

test('what changed is what is not committed, else the last commit, else what differs from a name', async () => {
  const project = await mkdtemp(path.join(tmpdir(), 'katedra-git-'))
  const git = (...options: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ola', '-c', 'user.email=ola@school.test', ...options], { cwd: project })
  const save = (file: string, text: string) => writeFile(path.join(project, file), text)
  const changed = async (ref?: string) =>
    (await whatChanged(project, ref)).map(({ file, isGone }) => (isGone ? `-${file}` : file)).toSorted()
  try {
    git('init', '--quiet')
    await save('kept.ts', '1')
    await save('żółw with spaces.ts', 'a text that is long enough to be found again under another name')
    git('add', '.')
    git('commit', '--quiet', '--message=first')
    git('mv', 'żółw with spaces.ts', 'turtle.ts')
    expect(await changed()).toEqual(['-żółw with spaces.ts', 'turtle.ts'])
    git('commit', '--quiet', '--message=second')
    expect(await changed()).toEqual(['-żółw with spaces.ts', 'turtle.ts'])
    await save('kept.ts', '2')
    await save('new.ts', '1')
    expect(await changed()).toEqual(['kept.ts', 'new.ts'])
    expect(await changed('HEAD~1')).toEqual(['-żółw with spaces.ts', 'kept.ts', 'new.ts', 'turtle.ts'])
    await expect(changed('nowhere')).rejects.toThrow('nowhere')
  } finally {
    await rm(project, { recursive: true, force: true })
  }
})

test('the demo school is made once, and again when what it is made of has changed', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const make = vi.fn(async () => {
    const made = await mkdtemp(path.join(tmpdir(), 'katedra-made-'))
    await writeFile(path.join(made, 'postgres.json'), '{}')
    return made
  })
  await write({ 'seeds/content.ts': '1', 'package-lock.json': '{}' })
  const school = await keptDemoSchool(root, make)
  expect(await readdir(school)).toEqual(['postgres.json'])
  expect(await keptDemoSchool(root, make)).toBe(school)
  expect(make).toHaveBeenCalledTimes(1)
  await write({ 'seeds/content.ts': '2' })
  const other = await keptDemoSchool(root, make)
  expect(other).not.toBe(school)
  expect(await readdir(path.dirname(other))).toEqual([path.basename(other)])
  expect(make).toHaveBeenCalledTimes(2)
})
