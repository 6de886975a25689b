import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '#app/build-app.ts'
import { loadPages } from '#app/load-pages.ts'
import { postComment } from '#modules/comments/contract.ts'
import { people } from '#modules/people/tables.ts'
import { schools } from '#modules/schools/tables.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { listOrders } from '#modules/orders/contract.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { ADMIN_ROLES, type AdminRole, PANEL_ROLES, type PanelRole } from '#platform/rights.ts'
import { roleTable } from '../scripts/role-table.ts'
import { send } from './calls/send.ts'
import { statusOf } from './refused.ts'
import { anOperatorIn } from '#modules/people/support/testing.ts'
import { aWorld, type TestPerson, type TestSchool } from './world.ts'

const world = await aWorld()
const site = await buildApp(world.config, await loadPages())
afterAll(async () => {
  await site.close()
  await world.close()
})

const table = await readFile('docs/admin-roles.md', 'utf8')
const unaligned = (text: string) => text.replaceAll(' ', '').replace(/-{3,}/g, '---')

/** What the page for people says: by right, the roles that have it. */
const said = new Map(
  [...table.matchAll(/^\| ([a-z-]+) +((?:\| (?:yes)? *){5})\|/gm)].map(([, right, marks]) => [
    right!,
    PANEL_ROLES.filter((_, at) => marks!.split('|')[at + 1]!.trim() === 'yes'),
  ]),
)

const adminsOf = async (school: TestSchool): Promise<[AdminRole, TestPerson][]> =>
  Promise.all(
    ADMIN_ROLES.map(async (adminRole) => [
      adminRole,
      await school.anAdmin({ adminRole, name: `Of ${adminRole}`, email: `${adminRole}@school.test` }),
    ]),
  )

test('the page for people says what each role may, and which calls take what', async () => {
  expect(unaligned(table), 'run npm run generate').toContain(unaligned(await roleTable()))
})

test('every call for admins is made by the roles that the page names, and refused to the others', async () => {
  const school = await world.aSchool()
  const admins: [PanelRole, TestPerson][] = [...(await adminsOf(school)), ['operator', await anOperatorIn(school)]]
  const calls = [...world.app.calls.values()]
    .map(({ endpoint }) => endpoint)
    .filter(({ access, right }) => access === 'admin' || right !== undefined)
  expect(calls.length).toBeGreaterThan(200)
  const wrong: string[] = []
  for (const endpoint of calls)
    for (const [role, admin] of admins) {
      const isRefused = await refusesRole(school, endpoint, admin)
      if (isRefused === said.get(endpoint.right!)?.includes(role))
        wrong.push(`${endpoint.method} ${endpoint.path}: ${role}`)
    }
  expect(wrong).toEqual([])
})

async function refusesRole(school: TestSchool, { method, path }: Endpoint, admin: TestPerson): Promise<boolean> {
  const url = path.replace(/:\w+/g, newId)
  const { status, text } = await send(
    world.app,
    {
      host: school.host,
      method,
      url,
      ...(method !== 'GET' && { headers: { 'content-type': 'application/json' }, payload: '{}' }),
    },
    admin,
  )
  const isOfRole = text.includes('error.not-your-role')
  expect(isOfRole ? status : 0, url).toBe(isOfRole ? 403 : 0)
  return isOfRole
}

test('the panel leads each role to what it may open, and keeps its menu beside what it may not', async () => {
  const school = await world.aSchool()
  const open = (url: string, { secret }: TestPerson) =>
    site.app.inject({ url, headers: { host: school.host, accept: 'text/html', cookie: `katedra_session=${secret}` } })
  const linksAt = async (url: string, admin: TestPerson) => {
    const { body } = await open(url, admin)
    const menu = /id="panel-navigation"[^]*?<nav[^>]*>([^]*?)<\/nav>/.exec(body)?.[1] ?? ''
    return [...menu.matchAll(/href="(\/home[^"]*)"/g)].map(([, href]) => href!)
  }
  /** Its entries, and the pages below each, which are listed once it is open. */
  const menuOf = async (admin: TestPerson) => {
    const entries = await linksAt('/home', admin)
    const links = new Set(entries)
    for (const entry of entries) for (const link of await linksAt(entry, admin)) links.add(link)
    return [...links]
  }
  const whole = await menuOf(school.admin)
  expect(whole.length).toBeGreaterThan(20)
  const more = ['codes', 'partners', 'surveys', 'leads/forms', 'courses', 'articles'].map((list) => `/home/${list}/new`)
  for (const [role, admin] of await adminsOf(school)) {
    const menu = await menuOf(admin)
    const answers = new Map<string, number>()
    for (const url of new Set([...whole, ...more, ...menu])) {
      const { statusCode, body } = await open(url, admin)
      answers.set(url, statusCode)
      expect(body, url).toContain('href="/home"')
    }
    for (const url of menu) expect(answers.get(url), `${role} at ${url}`).toBe(200)
    // To the forms that leads sign up with an editor is led, to the leads nobody but who keeps them.
    const withheld = whole.filter((url) => !menu.includes(url))
    for (const url of withheld) expect(answers.get(url), `${role} at ${url}`).toBe(403)
    expect(more.filter((url) => answers.get(url) === 200)).toEqual(
      { owner: more, editor: more.slice(2), support: [], accountant: [] }[role],
    )
  }
})

test('who may only look at a product finds every field and button of its editor standing still, and why', async () => {
  const school = await world.aSchool()
  const { courseId } = await school.work((ctx) => aCourse(ctx, { title: 'Linoryt' }))
  for (const [role, admin] of await adminsOf(school)) {
    const { body } = await site.app.inject({
      url: `/home/courses/${courseId}/edit/price`,
      headers: { host: school.host, accept: 'text/html', cookie: `katedra_session=${admin.secret}` },
    })
    const isLeftToOthers = role === 'support' || role === 'accountant'
    expect(body.includes('<fieldset disabled=""'), role).toBe(isLeftToOthers)
    expect(body.includes('Changing it takes another role'), role).toBe(isLeftToOthers)
  }
})

test('a role that is taken away counts at the next call, in every process', async () => {
  const school = await world.aSchool()
  const admin = await school.anAdmin({ adminRole: 'accountant' })
  const list = () => statusOf(school.as(admin).call(listOrders, {}))
  expect(await list()).toBe(200)
  await school.work(({ tx }) => tx.update(people).set({ adminRole: 'editor' }).where(eq(people.id, admin.id)))
  await expect.poll(list).toBe(403)
})

test('an accountant writes nothing to students; support does', async () => {
  const school = await world.aSchool()
  const comment = (admin: TestPerson) =>
    school
      .as(admin)
      .call(postComment, { type: 'App\\Lecture', id: newId(), body: 'Dzień dobry' })
      .catch((error: { status: number }) => error.status)
  expect(await comment(await school.anAdmin({ adminRole: 'accountant' }))).toBe(403)
  expect(await comment(await school.anAdmin({ adminRole: 'support', email: 'support@school.test' }))).toBe(404)
})

test('a school keeps an owner, of two who go at once too, and goes with its last', async () => {
  const school = await world.aSchool()
  const second = await school.anAdmin()
  const demote = (id: string) =>
    school.work(({ tx }) => tx.update(people).set({ adminRole: 'editor' }).where(eq(people.id, id)))
  const both = await Promise.allSettled([demote(school.admin.id), demote(second.id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [owner] = await school.work(({ tx }) => tx.select().from(people).where(eq(people.adminRole, 'owner')))
  await expect(school.work(({ tx }) => tx.delete(people).where(eq(people.id, owner!.id)))).rejects.toThrow(/delete/)
  await expect(
    school.work(({ tx }) =>
      tx.update(people).set({ role: 'student', adminRole: null }).where(eq(people.id, owner!.id)),
    ),
  ).rejects.toThrow(/update/)
  expect(await school.work(({ tx }) => tx.$count(people, eq(people.adminRole, 'owner')))).toBe(1)
  await expect(
    school.work(({ tx }) => tx.update(people).set({ adminRole: null }).where(eq(people.id, second.id))),
  ).rejects.toThrow(/update/)
  await world.app.units.withoutSchool('a test lets a school go', (tx) =>
    tx.delete(schools).where(eq(schools.id, school.id)),
  )
  expect(
    await world.app.units.withoutSchool('nobody is left', (tx) => tx.$count(people, eq(people.schoolId, school.id))),
  ).toBe(0)
})
