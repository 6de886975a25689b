import { readFile, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { moduleTable } from '../scripts/module-table.ts'

test('the architecture page shows the modules as they are', async () => {
  const page = await readFile('docs/architecture.md', 'utf8')
  expect(unaligned(page), 'run npm run generate').toContain(unaligned(moduleTable()))
})

test('npm run generate writes all that is made from the source', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: Record<string, string> }
  const writers = (await readdir('scripts')).filter((name) => name.startsWith('write-'))
  expect(writers.length).toBeGreaterThan(3)
  expect(scripts['generate']?.split(' && ').toSorted()).toEqual(
    writers.map((name) => `node scripts/${name}`).toSorted(),
  )
})

/** A table as it reads, however wide its columns were made. */
const unaligned = (text: string) => text.replaceAll(' ', '').replace(/-{3,}/g, '---')

test('every setting is explained in docs/operations.md, and nothing else', async () => {
  const config = await readFile('src/platform/config.ts', 'utf8')
  const settings = [...config.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name)
  const page = await readFile('docs/operations.md', 'utf8')
  const explained = [...page.matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name)
  expect(settings.length).toBeGreaterThan(20)
  expect(new Set(explained)).toEqual(new Set(settings))
  expect(explained).toHaveLength(settings.length)
})

test('links between documents lead somewhere', async () => {
  const pages = [
    'README.md',
    ...(await readdir('docs', { recursive: true }))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join('docs', name)),
  ]
  expect(pages.length).toBeGreaterThan(8)
  const broken: string[] = []
  for (const page of pages) {
    const text = await readFile(page, 'utf8')
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g))
      if (!existsSync(join(dirname(page), target))) broken.push(`${page}: ${target}`)
  }
  expect(broken).toEqual([])
})
