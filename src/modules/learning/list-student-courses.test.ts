import { afterAll, expect, test } from 'vitest'
import { aGrant } from '#modules/access/testing.ts'
import { aCourse } from '#modules/courses/testing.ts'
import type { ApiProblem } from '#platform/contract/client.ts'
import { aWorld } from '#test/world.ts'
import { completeLecture } from './contract.ts'
import { listStudentCourses } from './mine/contract.ts'

const world = await aWorld()
const school = await world.aSchool()
afterAll(() => world.close())

test('an admin sees which courses a student has and how far they are; nobody else does', async () => {
  const { id } = school.student
  const { courseId, lectureId } = await school.work(async (ctx) => {
    const course = await aCourse(ctx, { sections: [[{}, {}]] })
    await aGrant(ctx, { studentId: id, productId: course.courseId })
    return { courseId: course.courseId, lectureId: course.sections[0]!.lectureIds[0]! }
  })
  await school.as(school.student).call(completeLecture, { id: lectureId })
  const { data } = await school.as(school.admin).call(listStudentCourses, { id })
  expect(data).toMatchObject([{ id: courseId, progress: { completed: 1, total: 2 } }])
  const other = await world.aSchool()
  const calls = [
    school.as().call(listStudentCourses, { id }),
    school.as(school.student).call(listStudentCourses, { id }),
    other.as(other.admin).call(listStudentCourses, { id }),
    school.as(school.admin).call(listStudentCourses, { id, cursor: 'x' }),
  ]
  const outcomes = await Promise.allSettled(calls)
  const statuses = outcomes.map((one) => (one.status === 'rejected' ? (one.reason as ApiProblem).status : 200))
  expect(statuses).toEqual([401, 403, 404, 422])
})
