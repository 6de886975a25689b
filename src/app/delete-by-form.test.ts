import { afterAll, beforeEach, expect, test } from 'vitest'
import { forgeryToken } from '#platform/http/forgery.ts'
import { listComments } from '#modules/comments/contract.ts'
import { aComment, aWorldOfPages } from '#modules/comments/testing.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'

const { world, anItem } = await aWorldOfPages()
let school: TestSchool
let page: ReturnType<typeof anItem>
let comment: { id: string }

afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  page = anItem(school)
  comment = await school.work((ctx) => aComment(ctx, school.student, page))
})

const send = (person: TestPerson, fields: Record<string, string>) =>
  world.app.inject({
    method: 'POST',
    url: `/comments/${comment.id}`,
    headers: {
      host: school.host,
      cookie: `katedra_session=${person.secret}`,
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  })
const tokenOf = ({ secret }: TestPerson) => forgeryToken(world.app.secretKey, secret)
const left = async () => (await school.as(school.admin).call(listComments, page)).data.length

test('a form without scripts deletes and goes on to the page it came from', async () => {
  const answer = await send(school.student, { _method: 'DELETE', _token: tokenOf(school.student), _from: '/page/1' })
  expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([303, '/page/1', ''])
  expect(await left()).toBe(0)
})

test.each(['//evil.test', '/..//evil.test', '/a/%2e%2e//evil.test'])('it never leads to %s', async (_from) => {
  const answer = await send(school.admin, { _method: 'DELETE', _token: tokenOf(school.admin), _from })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
})

test.each([
  ['no token', {}],
  ['a token of someone else', { _token: 'AAAA' }],
])('with %s nothing is deleted', async (_name, token) => {
  await send(school.student, { _method: 'DELETE', ...(token as Record<string, string>) })
  expect(await left()).toBe(1)
})

test('the rules of the call hold for the form too', async () => {
  const stranger = await school.aStudent()
  const answer = await send(stranger, { _method: 'DELETE', _token: tokenOf(stranger), _from: '/page/1' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/page/1'])
  expect(await left()).toBe(1)
})

test('a form that does not say DELETE deletes nothing', async () => {
  await send(school.student, { _token: tokenOf(school.student), _from: '/page/1' })
  expect(await left()).toBe(1)
})

test("the list of calls does not show the forms' routes", async () => {
  const { paths } = (await world.app.inject({ url: '/openapi.json', headers: { host: school.host } })).json()
  expect(Object.keys(paths['/comments/{id}'])).toEqual(['get', 'delete'])
})
