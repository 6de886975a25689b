import { afterAll, beforeEach, expect, test } from 'vitest'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { deleteView, getViews, hideColumns, keepView } from './contract.ts'
import { listViews } from './tables.ts'
import { VIEWS_MAX } from './vocabulary.ts'

const world = await aWorld()
afterAll(() => world.close())

let school: TestSchool
let colleague: TestPerson
beforeEach(async () => {
  school = await world.aSchool()
  colleague = await school.anAdmin({ adminRole: 'support', email: 'kolega@szkola.test' })
})

const UNPAID = { list: 'orders', name: 'Nieopłacone', query: 'status=pending' }
const mine = () => school.as(school.admin)

test('a view is kept by its name, and what is kept under the same name in the same list replaces it', async () => {
  await mine().call(keepView, UNPAID)
  await mine().call(keepView, { ...UNPAID, list: 'students', query: 'q=ala' })
  const { view } = await mine().call(keepView, { ...UNPAID, query: 'from=2026-11-01&status=pending' })
  const { views } = await mine().call(getViews)
  expect(views.map(({ list, name, query }) => [list, name, query])).toEqual([
    ['orders', 'Nieopłacone', 'from=2026-11-01&status=pending'],
    ['students', 'Nieopłacone', 'q=ala'],
  ])
  await mine().call(deleteView, { id: view.id })
  expect((await mine().call(getViews)).views.map(({ list }) => list)).toEqual(['students'])
})

test('views and columns are one admin’s own', async () => {
  const { view } = await mine().call(keepView, UNPAID)
  await mine().call(hideColumns, { list: 'orders', columns: ['code'] })
  const theirs = school.as(colleague)
  expect(await theirs.call(getViews)).toEqual({ views: [], hidden: [] })
  await expect(theirs.call(deleteView, { id: view.id })).rejects.toMatchObject({ status: 404 })
  await theirs.call(keepView, { ...UNPAID, query: 'status=paid' })
  expect((await mine().call(getViews)).views).toEqual([{ id: view.id, ...UNPAID }])
})

test('columns that are not shown are remembered for each list, until all are shown again', async () => {
  await mine().call(hideColumns, { list: 'orders', columns: ['code', 'buyer'] })
  await mine().call(hideColumns, { list: 'students', columns: ['spent'] })
  await mine().call(hideColumns, { list: 'orders', columns: ['code'] })
  const { hidden } = await mine().call(getViews)
  expect(hidden.toSorted((one, other) => one.list.localeCompare(other.list))).toEqual([
    { list: 'orders', columns: ['code'] },
    { list: 'students', columns: ['spent'] },
  ])
  await mine().call(hideColumns, { list: 'orders', columns: [] })
  expect((await mine().call(getViews)).hidden).toEqual([{ list: 'students', columns: ['spent'] }])
})

test('more than one may keep, an empty name, what is no list and who is no admin are refused', async () => {
  const many = Array.from({ length: VIEWS_MAX }, (_, at) => ({
    personId: school.admin.id,
    list: 'orders',
    name: `View ${at}`,
    query: `q=${at}`,
  }))
  await school.work(({ tx }) => tx.insert(listViews).values(many))
  await expect(mine().call(keepView, UNPAID)).rejects.toMatchObject({
    status: 422,
    fields: { name: ['At most 100 views can be kept'] },
  })
  await mine().call(keepView, { list: 'orders', name: 'View 3', query: 'q=three' })
  await expect(mine().call(keepView, { ...UNPAID, name: '  ' })).rejects.toMatchObject({ status: 422 })
  await expect(mine().call(keepView, { ...UNPAID, list: '../orders' })).rejects.toMatchObject({ status: 422 })
  await expect(school.as(school.student).call(getViews)).rejects.toMatchObject({ status: 403 })
  await expect(school.as().call(getViews)).rejects.toMatchObject({ status: 401 })
})
