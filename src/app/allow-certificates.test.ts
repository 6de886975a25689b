import { afterAll, expect, test } from 'vitest'
import { aWorld } from '#test/world.ts'

const world = await aWorld()
afterAll(() => world.close())

const ask = async (domain: string, asking: { remoteAddress?: string; headers?: Record<string, string> } = {}) =>
  (await world.app.inject({ url: `/internal/certificates?domain=${encodeURIComponent(domain)}`, ...asking })).statusCode

test('a certificate is allowed for the platform and for a school, whatever host is asked', async () => {
  const school = await world.aSchool()
  expect(await ask('platform.test')).toBe(200)
  expect(await ask(school.host)).toBe(200)
})

test('no certificate is allowed for hosts nobody owns', async () => {
  for (const domain of ['', 'nobody.platform.test', 'evil.example', "x' or 1=1", 'platform.test.evil.example'])
    expect(await ask(domain)).toBe(404)
})

test('only whoever stands beside us is told, and only for itself', async () => {
  for (const remoteAddress of ['127.0.0.1', '::1', '::ffff:10.1.2.3', '172.20.0.3', 'fd00::7'])
    expect(await ask('platform.test', { remoteAddress })).toBe(200)
  for (const remoteAddress of ['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::1'])
    expect(await ask('platform.test', { remoteAddress })).toBe(404)
  for (const name of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'])
    expect(await ask('platform.test', { headers: { [name]: '10.0.0.1' } })).toBe(404)
})
