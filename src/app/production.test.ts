import { afterAll, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aWorld, PRODUCTION } from '#test/world.ts'

const world = await aWorld(PRODUCTION)
const school = await world.aSchool()
afterAll(() => world.close())

test.each([
  ['GET', '/json/dev/mails'],
  ['GET', `/json/dev/mails/${newId()}`],
  ['POST', '/dev/clock'],
  ['GET', '/dev/clock'],
  ['GET', '/dev/mailbox'],
  ['GET', '/internal/'],
  ['GET', '/internal/anything'],
  ['POST', '/internal/certificates'],
] as const)('%s %s is not there, for admins neither', async (method, url) => {
  for (const host of [school.host, 'platform.test']) {
    const cookie = `__Host-katedra_session=${school.admin.secret}`
    const answer = await world.app.inject({ method, url, headers: { host, cookie, accept: 'application/json' } })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'error.not-found'])
  }
})

test('what tells of the certificates is closed to the world', async () => {
  const answer = await world.app.inject({
    url: `/internal/certificates?domain=${school.host}`,
    remoteAddress: '10.0.0.2',
    headers: { host: school.host, 'x-forwarded-for': '203.0.113.7' },
  })
  expect(answer.statusCode).toBe(404)
})

test('every answer asks for https', async () => {
  const { headers } = await world.app.inject({ url: '/json/school', headers: { host: school.host } })
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
})
