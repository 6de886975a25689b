import { eq, like } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { mails } from '#modules/mails/tables.ts'
import { registerStudent } from '#modules/people/index.ts'
import { pendingEvents } from '#platform/db/tables.ts'
import { partsOfJobs } from '#test/parts-of-jobs.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { people } from '../tables.ts'
import { getAdminMails, setAdminMails } from './contract.ts'
import { ADMIN_MAILS } from './vocabulary.ts'
import { writeToAdmins } from './write-to-admins.ts'

const world = await aWorld()
await world.startWorking()
afterAll(() => world.close())

const lettersOf = (school: TestSchool, cause: string) =>
  school.work(({ tx }) =>
    tx
      .select({ to: mails.to, subject: mails.subject, text: mails.text })
      .from(mails)
      .where(like(mails.cause, `${cause}:%`))
      .orderBy(mails.to),
  )
const wanted = async (school: TestSchool, who: TestPerson) => (await school.as(who).call(getAdminMails)).wanted
const write = (school: TestSchool, given: Partial<Parameters<typeof writeToAdmins>[1]> = {}) =>
  school.work((ctx) =>
    writeToAdmins(
      ctx,
      {
        kind: 'sale',
        cause: 'a-sale',
        letter: (language) => ({ subject: language, heading: 'x', paragraphs: [] }),
        ...given,
      },
      partsOfJobs(world),
    ),
  )

test('each admin is told once, in their language, unless they switched such mails off', async () => {
  const school = await world.aSchool({ language: 'pl' })
  const [english, refusing] = [await school.anAdmin(), await school.anAdmin({ email: 'zenon@school.test' })]
  await school.work(({ tx }) => tx.update(people).set({ language: 'en' }).where(eq(people.id, english.id)))
  await school.as(refusing).call(setAdminMails, { kind: 'sale', wanted: false })
  await write(school)
  await write(school)
  expect(await lettersOf(school, 'a-sale')).toMatchObject([
    { to: school.admin.email, subject: 'pl' },
    { to: english.email, subject: 'en', text: expect.stringContaining(`${school.origin}/my/account`) },
  ])
  await write(school, { kind: 'withdrawal', cause: 'a-withdrawal' })
  expect(await lettersOf(school, 'a-withdrawal')).toHaveLength(3)
  await school.as(refusing).call(setAdminMails, { kind: 'sale', wanted: true })
  await write(school, { cause: 'another-sale' })
  expect(await lettersOf(school, 'another-sale')).toHaveLength(3)
})

test('what has to be done by a day is told whatever somebody switched off', async () => {
  const school = await world.aSchool()
  for (const kind of ADMIN_MAILS) await school.as(school.admin).call(setAdminMails, { kind, wanted: false })
  await write(school, { kind: 'due', cause: 'in-a-day' })
  expect(await lettersOf(school, 'in-a-day')).toMatchObject([{ to: school.admin.email }])
})

test('switches are each admin’s own, and no student’s', async () => {
  const school = await world.aSchool()
  const other = await school.anAdmin()
  expect(await wanted(school, school.admin)).toEqual([...ADMIN_MAILS])
  const off = { kind: 'dispute', wanted: false } as const
  for (const _ of [1, 2])
    expect((await school.as(school.admin).call(setAdminMails, off)).wanted).toEqual([
      'first_student',
      'sale',
      'withdrawal',
      'refund_request',
      'renewals',
    ])
  expect(await wanted(school, other)).toEqual([...ADMIN_MAILS])
  for (const [who, status] of [
    [school.student, 403],
    [undefined, 401],
  ] as const) {
    await expect(school.as(who).call(getAdminMails)).rejects.toMatchObject({ status })
    await expect(school.as(who).call(setAdminMails, off)).rejects.toMatchObject({ status })
  }
  await expect(
    school.as(school.admin).call(setAdminMails, { kind: 'weather' as 'sale', wanted: false }),
  ).rejects.toMatchObject({ status: 422, fields: { kind: [expect.any(String)] } })
})

test('the first student who signs up is told, and nobody after them', async () => {
  const school = await world.aSchool()
  await school.work(({ tx }) => tx.delete(people).where(eq(people.role, 'student')))
  const join = (name: string) =>
    school.work((ctx) =>
      registerStudent(ctx, { name, email: `${name}@school.test`, passwordHash: null, termsVersion: null }),
    )
  const first = await join('ola')
  await join('ewa')
  const told = () => lettersOf(school, 'first-student')
  await expect.poll(async () => (await told()).length).toBe(1)
  const pending = () => world.app.units.withoutSchool('what is still to be told', (tx) => tx.$count(pendingEvents))
  await expect.poll(pending).toBe(0)
  expect(await told()).toMatchObject([
    {
      to: school.admin.email,
      subject: 'Szkoła Żółw has its first student',
      text: expect.stringContaining(`/home/students/${first.id}`),
    },
  ])
})
