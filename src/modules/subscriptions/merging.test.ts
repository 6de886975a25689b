import { beforeEach, expect, test } from 'vitest'
import { findAccessSpan } from '#modules/access/find-access-span.ts'
import { mergeStudents } from '#modules/students/merging/contract.ts'
import { MERGING_WORD } from '#modules/students/vocabulary.ts'
import { clock, SECOND } from '#platform/clock.ts'
import { lockedCard } from '#providers/payments/sandbox/testing.ts'
import { refused } from '#test/refused.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { workDue } from './charging/work-due.ts'
import { changeCard } from './contract.ts'
import { aMarketInTime, aMember, aPlan, CARDS, chargingParts, membershipOf, pass, workOff } from './testing.ts'

let school: TestSchool
const market = await aMarketInTime()
beforeEach(async () => {
  school = await market.aSchool()
})

const merge = (kept: TestPerson, gone: TestPerson) =>
  school.as(school.admin).call(mergeStudents, {
    id: kept.id,
    gone_id: gone.id,
    login_of: 'kept',
    details_of: 'kept',
    word: MERGING_WORD,
  })

test('who has a refused charge becomes part of another account, which pays for it with a card of its own', async () => {
  const gone = await school.aStudent()
  const course = await aPlan(market, school)
  const member = await aMember(market, school, course, { by: gone, card: CARDS.refusedLater })
  await pass(market, member.nextAt!.getTime() - clock.time() + SECOND)
  await workOff(market, school, member)
  expect((await membershipOf(school, course, gone))!.status).toBe('at_risk')
  expect(await merge(school.student, gone)).toEqual({ done: true })
  const card = await lockedCard(market.bank.gateway, { number: CARDS.good, origin: school.origin })
  await school
    .as(school.student)
    .call(changeCard, { membership_id: member.id, cypher: card.encryptedCard, is_agreed: true })
  await expect
    .poll(() => membershipOf(school, course))
    .toMatchObject({ id: member.id, status: 'active', lastCharge: 'succeeded', periodNumber: 2 })
  const { periodEndsAt } = (await membershipOf(school, course))!
  const span = await school.work((ctx) => findAccessSpan(ctx, school.student.id, course.id))
  expect(span?.until).toEqual(periodEndsAt)
})

test('while a charge is under way nobody becomes part of another account', async () => {
  const gone = await school.aStudent()
  const course = await aPlan(market, school)
  const member = await aMember(market, school, course, { by: gone })
  await pass(market, member.nextAt!.getTime() - clock.time() + SECOND)
  expect(await school.work((ctx) => workDue(ctx, member.id, chargingParts(market, school)))).toBeDefined()
  expect(await refused(merge(school.student, gone))).toMatchObject({ code: 'students.merged-order-being-paid' })
})
