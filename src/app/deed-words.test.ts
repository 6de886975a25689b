import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { en } from '#modules/moderation/messages/en.ts'
import { deedWords } from './deed-words.ts'

const isEndpoint = (exported: unknown): exported is Endpoint =>
  typeof exported === 'object' && exported !== null && 'method' in exported && 'path' in exported

async function readEndpoints(): Promise<Endpoint[]> {
  const files = globSync('../modules/**/contract*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.includes('.test.'),
  )
  const modules = await Promise.all(files.map((file) => import(new URL(file, import.meta.url).href)))
  return modules.flatMap((module: Record<string, unknown>) => Object.values(module).filter(isEndpoint))
}

const mayBeAnAdmins = ({ method, access, host, forgeryCheck }: Endpoint): boolean =>
  method !== 'GET' &&
  forgeryCheck !== false &&
  (host === undefined || host === 'school' || host === 'any') &&
  access !== 'student' &&
  access !== 'operator'

test('every call by which an admin can change something has its sentence in the audit list', async () => {
  const calls = (await readEndpoints()).filter(mayBeAnAdmins).map(({ method, path }) => `${method} ${path}`)
  expect(calls.length).toBeGreaterThan(50)
  const worded = new Set(Object.values(deedWords).flatMap(({ en }) => Object.keys(en)))
  expect(calls.filter((call) => !worded.has(call))).toEqual([])
  expect([...worded].filter((call) => !calls.includes(call))).toEqual([])
})

test('every area of the audit list has its name', () => {
  expect(Object.keys(deedWords).filter((area) => !(`area_${area}` in en))).toEqual([])
})
