import { globSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { en } from '#platform/i18n/messages/en.ts'
import { makeParts, module, type Module } from '#platform/module.ts'
import { errorMessages } from './error-messages.ts'
import { MODULES } from './modules.ts'
import { registry } from './registry.ts'

const modules: [string, Module<object, never>][] = Object.entries(registry)
const here = fileURLToPath(new URL('../modules', import.meta.url))

test('every folder of a module is in the registry, and in the table of who may use whom', () => {
  const folders = readdirSync(here).toSorted()
  expect(folders.length).toBeGreaterThan(15)
  expect(Object.keys(registry).toSorted()).toEqual(folders)
  expect(Object.keys(MODULES).toSorted()).toEqual(folders)
})

test('what a module says on the server is brought by its manifest, in both languages', () => {
  const writing = globSync('*/messages/server-en.ts', { cwd: here }).map((file) => file.split('/', 1).join())
  const saying = modules.filter(([, { says }]) => says)
  expect(saying.map(([name]) => name).toSorted()).toEqual(writing.toSorted())
  for (const [, { says }] of saying)
    for (const part of ['errors', 'deeds'] as const)
      expect(Object.keys(says?.pl[part] ?? {})).toEqual(Object.keys(says?.en[part] ?? {}))
})

test('every refusal has its words, and no two modules have words for the same', () => {
  const codes = globSync('**/*.ts', { cwd: here })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(`${here}/${file}`, 'utf8').matchAll(/ code = '([a-z-]+\.[a-z-]+)'/g)])
    .map(([, code = '']) => code)
  expect(codes.length).toBeGreaterThan(20)
  expect(codes.filter((code) => !(code in errorMessages.en) || !(code in errorMessages.pl))).toEqual([])
  const worded = [en, ...modules.map(([, { says }]) => says?.en.errors ?? {})].flatMap((words) => Object.keys(words))
  expect(worded.filter((key, nth) => worded.indexOf(key) !== nth)).toEqual([])
})

test('two modules cannot hand out a part by the same name', () => {
  const twin = module({ makes: () => ({ bell: 'ding' }) })
  expect(() => makeParts({ one: twin, other: twin }, {} as never)).toThrow('Two modules make a part called bell')
})
