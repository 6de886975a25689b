import { afterAll, beforeAll, expect, test } from 'vitest'
import { aWorld, type World } from '#test/world.ts'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.close())

const ask = async (domain: string) =>
  (await world.app.inject({ url: `/internal/certificates?domain=${encodeURIComponent(domain)}` })).statusCode

test('a certificate is allowed for the platform and for a school, whatever host is asked', async () => {
  const school = await world.aSchool()
  expect(await ask('platform.test')).toBe(200)
  expect(await ask(school.host)).toBe(200)
})

test('no certificate is allowed for hosts nobody owns', async () => {
  for (const domain of ['', 'nobody.platform.test', 'evil.example', "x' or 1=1", 'platform.test.evil.example'])
    expect(await ask(domain)).toBe(404)
})
