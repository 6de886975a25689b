import { readdir } from 'node:fs/promises'
import type { Endpoint } from '../src/platform/contract/endpoint.ts'
import { PANEL_ROLES, RIGHTS, rolesWith } from '../src/platform/rights.ts'

const MODULES = new URL('../src/modules/', import.meta.url)

/** Which role has which right, and which calls take it, as markdown. */
export async function roleTable(): Promise<string> {
  const calls = await callsWithRights()
  const rows = RIGHTS.map((right) => {
    const marks = PANEL_ROLES.map((role) => (rolesWith(right).includes(role) ? 'yes' : ''))
    const names = calls.filter((call) => call.right === right).map(({ name }) => name)
    return `| ${[right, ...marks, names.toSorted().join(', ')].join(' | ')} |`
  })
  const head = ['right', ...PANEL_ROLES, 'calls']
  return [`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows].join('\n')
}

async function callsWithRights(): Promise<{ name: string; right: string }[]> {
  const files = await readdir(MODULES, { recursive: true })
  const contracts = await Promise.all(
    files
      .filter((file) => /(^|\/)contract\.ts$/.test(file))
      .map(async (file) => (await import(new URL(file, MODULES).href)) as Record<string, unknown>),
  )
  return contracts
    .flatMap((contract) => Object.entries(contract))
    .flatMap(([name, value]) => (isEndpoint(value) && value.right ? [{ name, right: value.right }] : []))
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value
