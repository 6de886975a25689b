import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aWorld, type TestSchool } from '#test/world.ts'
import { getLook, publishLook } from '#modules/front/look/contract.ts'
import { listMenuPlaces, previewLook } from '../contract.ts'
import { schools } from '../../tables.ts'
import { isMenuAddress, MENU_LABEL_MAX, MENU_MAX, type MenuEntry } from './vocabulary.ts'

const world = await aWorld()
afterAll(() => world.close())
let school: TestSchool
beforeEach(async () => {
  school = await world.aSchool()
})

interface Menus {
  head_menu?: MenuEntry[] | null
  foot_menu?: MenuEntry[] | null
}
const publish = (menus: Menus, version = 1) =>
  school.as(school.admin).call(publishLook, { overlay_color: '#b4532a', version, ...menus })
const preview = async ({ head_menu, foot_menu }: Menus) => {
  const asJson = (menu?: MenuEntry[] | null) => (menu ? JSON.stringify(menu) : '')
  const tried = { logo_id: '', head_menu: asJson(head_menu), foot_menu: asJson(foot_menu) } as const
  return (await school.as(school.admin).call(previewLook, tried)).menus
}
const COURSES = { to: '/courses', label: '' }
const ELSEWHERE = { to: 'https://example.com/łódź?a=1', label: 'Zażółć 🎨' }

test('entries are shown in their order and words; what has none is called as the place is', async () => {
  expect((await preview({})).head).toEqual([{ label: 'Courses', to: '/courses' }])
  expect((await preview({ head_menu: [ELSEWHERE, COURSES, { to: '/about-me', label: '' }] })).head).toEqual([
    { label: ELSEWHERE.label, to: ELSEWHERE.to, rel: 'noopener' },
    { label: 'Courses', to: '/courses' },
    { label: '/about-me', to: '/about-me' },
  ])
  expect((await preview({ head_menu: [] })).head).toEqual([])
})

test('what has nothing in it is led to from no menu, and what the law wants stays at the foot', async () => {
  const { head, foot } = await preview({
    head_menu: [{ to: '/articles', label: 'Blog' }],
    foot_menu: [{ to: '/terms', label: 'Rules' }, ELSEWHERE],
  })
  expect(head).toEqual([])
  expect(foot.map(({ to, label }) => `${to} ${label}`)).toEqual([
    '/terms Rules',
    `${ELSEWHERE.to} ${ELSEWHERE.label}`,
    '/privacy Privacy policy',
    '/withdraw Withdraw from contract here',
  ])
})

test('menus are published with the look, and come back with it', async () => {
  const chosen = { head_menu: [ELSEWHERE, COURSES], foot_menu: [ELSEWHERE] }
  expect(await publish(chosen)).toMatchObject({ version: 2, ...chosen, past: [{ head_menu: null, foot_menu: null }] })
  expect(await publish(chosen, 2)).toMatchObject({ version: 2 })
  expect(await publish({}, 2)).toMatchObject({ version: 3, head_menu: null, past: [chosen, {}] })
  expect(await school.as(school.admin).call(getLook)).toMatchObject({ foot_menu: null })
})

test('where a menu can lead is told to admins, its legal texts among them', async () => {
  const places = await school.as(school.admin).call(listMenuPlaces)
  expect(places.head.map(({ to }) => to)).toEqual(['/courses', '/articles', '/community'])
  expect(places.foot.map(({ to }) => to)).toEqual(['/terms', '/privacy', '/withdraw'])
  await expect(school.as(school.student).call(listMenuPlaces)).rejects.toMatchObject({ status: 403 })
})

test.each([
  ['/', true],
  ['/courses?category_id=1', true],
  ['https://example.com', true],
  ['http://example.com', false],
  ['https://localhost', false],
  ['https://user:secret@example.com', false],
  ['//example.com', false],
  ['/\\example.com', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s is an address: %s', (to, isOne) => {
  expect(isMenuAddress(to)).toBe(isOne)
})

const many = (count: number) => Array.from({ length: count }, (_, nth) => ({ to: `/${nth}`, label: 'x' }))

test.each([
  many(MENU_MAX + 1),
  [{ to: 'javascript:alert(1)', label: 'x' }],
  [COURSES, { ...COURSES, label: 'again' }],
  [{ to: '/x', label: '🎨'.repeat(250) }],
])('a menu of %j is refused', async (...menu) => {
  await expect(publish({ head_menu: menu })).rejects.toMatchObject({ status: 422 })
})

test.each([
  many(MENU_MAX + 1),
  [{ to: 'javascript:alert(1)', label: 'x' }],
  [{ to: '/x', label: 'x'.repeat(MENU_LABEL_MAX + 1) }],
  [{ to: '/x' }],
  ['/x'],
])('the database refuses it as well: %j', async (...menu) => {
  const write = school.work(({ tx }) => tx.update(schools).set({ headMenu: sql`${JSON.stringify(menu)}::jsonb` }))
  await expect(write).rejects.toMatchObject({ constraint: 'schools_head_menu' })
})
