import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aCourse } from '#modules/courses/testing.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { schools } from '#modules/schools/tables.ts'
import { eraseStudent } from '#modules/students/erasing/contract.ts'
import { mergeStudents } from '#modules/students/merging/contract.ts'
import { clock } from '#platform/clock.ts'
import { dayNamed } from '#platform/time/days.ts'
import { refused } from '#test/refused.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { getCertificate, listMyCertificates } from './contract.ts'
import { certificates } from './tables.ts'
import { aCertificate } from './testing.ts'

const market = await aMarket()
afterAll(() => market.close())

let school: TestSchool
let courses: string[]
beforeEach(async () => {
  school = await market.aSchool({ language: 'pl' })
  courses = await school.work(async (ctx) => [
    (await aCourse(ctx, { title: 'Pierwszy' })).courseId,
    (await aCourse(ctx, { title: 'Drugi' })).courseId,
  ])
})

const give = ({ id }: TestPerson, nth: number, name: string) =>
  school.work((ctx) => aCertificate(ctx, { personId: id, courseId: courses[nth]!, nameAsIssued: name }))
const seen = (code: string) => school.as().call(getCertificate, { code })

test('with an account its certificates go: nobody learns whose they were', async () => {
  const { code } = await give(school.student, 0, 'Zażółć Jaźń')
  expect(await seen(code)).toMatchObject({ name: 'Zażółć Jaźń' })
  await school.as(school.admin).call(eraseStudent, { id: school.student.id, word: 'DELETE' })
  expect(await refused(seen(code))).toMatchObject({ status: 404, code: 'certificates.not-found' })
  expect(await school.work(({ tx }) => tx.$count(certificates, eq(certificates.code, code)))).toBe(0)
})

test('two accounts that become one keep what either earned; of the same course that of the account that stays', async () => {
  const [kept, gone] = [await school.aStudent({ name: 'Zofia' }), await school.aStudent({ name: 'Zosia' })]
  const [ofKept, ofGone, onlyOfGone] = [
    await give(kept, 0, 'Zofia'),
    await give(gone, 0, 'Zosia'),
    await give(gone, 1, 'Zosia'),
  ]
  await school.as(school.admin).call(mergeStudents, {
    id: kept.id,
    gone_id: gone.id,
    login_of: 'kept',
    details_of: 'kept',
    word: 'MERGE',
  })
  const { data } = await school.as(kept).call(listMyCertificates, {})
  expect(data.map(({ id }) => id).toSorted()).toEqual([ofKept.id, onlyOfGone.id].toSorted())
  expect(await seen(onlyOfGone.code)).toMatchObject({ state: 'valid', name: 'Zosia' })
  expect(await refused(seen(ofGone.code))).toMatchObject({ status: 404 })
})

test('of a school that has closed they are verified and taken home as before, until what is personal goes', async () => {
  const { id, code } = await give(school.student, 0, 'Zofia')
  const closedAt = clock.now()
  await school.work(({ tx }) =>
    tx
      .update(schools)
      .set({ closesOn: dayNamed(closedAt.getTime()), closedAt })
      .where(eq(schools.id, school.id)),
  )
  const statusOf = async (url: string, person?: TestPerson) =>
    (
      await market.app.inject({
        url,
        headers: { host: school.host, ...(person && { cookie: `katedra_session=${person.secret}` }) },
      })
    ).statusCode
  await expect.poll(() => statusOf('/json/courses', school.student)).toBe(410)
  for (const url of [`/json/certificates/${code}`, `/certificates/${code}/credential`, '/certificates/revoked'])
    expect([url, await statusOf(url)]).toEqual([url, 200])
  for (const url of ['/json/my/certificates', `/my/certificates/${id}/pdf`, `/my/certificates/${id}/credential`])
    expect([url, await statusOf(url, school.student)]).toEqual([url, 200])
})
