import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { deedWords } from './deed-words.ts'
import { registry } from './registry.ts'

const isEndpoint = (exported: unknown): exported is Endpoint =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported

async function readEndpoints(): Promise<Endpoint[]> {
  const files = globSync('../modules/**/contract*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.includes('.test.'),
  )
  const modules = await Promise.all(files.map((file) => import(new URL(file, import.meta.url).href)))
  return modules.flatMap((module: Record<string, unknown>) => Object.values(module).filter(isEndpoint))
}

const mayBeAnAdmins = ({ method, access, host, forgeryCheck, audit }: Endpoint): boolean =>
  (audit === 'always' || (method !== 'GET' && forgeryCheck !== false && audit !== 'never')) &&
  (host === undefined || host === 'school' || host === 'any') &&
  access !== 'student' &&
  access !== 'operator'

test('every call by which an admin can change something has its sentence in the audit list', async () => {
  const calls = (await readEndpoints()).filter(mayBeAnAdmins).map(({ method, path }) => `${method} ${path}`)
  expect(calls.length).toBeGreaterThan(50)
  const worded = new Set(Object.values(deedWords).flatMap(({ en }) => Object.keys(en.deeds)))
  expect(calls.filter((call) => !worded.has(call))).toEqual([])
  expect([...worded].filter((call) => !calls.includes(call))).toEqual([])
})

test('every export of the panel stands in the audit list, though it changes nothing; one’s own things are nobody’s business', async () => {
  const exports = (await readEndpoints()).filter(({ path }) => path.split('/').includes('export'))
  expect(exports.length).toBeGreaterThan(1)
  const told = (path: string) => (path.startsWith('/home/') ? 'always' : 'never')
  expect(exports.filter(({ path, audit }) => audit !== told(path))).toEqual([])
})

test('every module with sentences for the audit list is one of its areas, with a name in both languages', () => {
  const speaking = Object.entries(registry).filter(([, { says }]) => says?.en.deeds ?? says?.en.past)
  expect(Object.keys(deedWords)).toEqual(speaking.map(([name]) => name))
})
