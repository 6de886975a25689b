import { afterAll, expect, test } from 'vitest'
import type { ApiProblem } from '#platform/contract/client.ts'
import { aWorld } from '#test/world.ts'
import { getStudent } from './contract.ts'

const world = await aWorld()
const school = await world.aSchool()
afterAll(() => world.close())

test('an admin sees who a student is; nobody else does, and nobody of another school', async () => {
  const { id } = school.student
  expect(await school.as(school.admin).call(getStudent, { id })).toMatchObject({
    name: 'Jan Żak',
    email: 'jan@school.test',
    type: 'App\\Student',
  })
  const other = await world.aSchool()
  const calls = [
    school.as().call(getStudent, { id }),
    school.as(school.student).call(getStudent, { id }),
    other.as(other.admin).call(getStudent, { id }),
    school.as(school.admin).call(getStudent, { id: school.admin.id }),
    school.as(school.admin).call(getStudent, { id: 'nobody' }),
  ]
  const outcomes = await Promise.allSettled(calls)
  const statuses = outcomes.map((one) => (one.status === 'rejected' ? (one.reason as ApiProblem).status : 200))
  expect(statuses).toEqual([401, 403, 404, 404, 422])
})
