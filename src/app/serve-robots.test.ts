import { afterAll, expect, test } from 'vitest'
import { setSwitches } from '#modules/people/contract.ts'
import { domains } from '#modules/schools/tables.ts'
import { aWorld } from '#test/world.ts'

const world = await aWorld()
afterAll(() => world.close())

const robots = async (host: string) => (await world.app.inject({ url: '/robots.txt', headers: { host } })).body

test('a school is listed, but for what is somebody’s own, by the list of its pages', async () => {
  const { host, origin } = await world.aSchool()
  const said = await robots(host)
  expect(said).toMatch(/^User-agent: \*\nDisallow: \/home\$\n/)
  for (const own of ['/home/', '/my/', '/*/checkout', '/payment/', '/json/', '/language/'])
    expect(said).toContain(`Disallow: ${own}\n`)
  expect(said).not.toMatch(/Disallow: \/\n|Disallow: \/assets/)
  expect(said).toContain(`\nSitemap: ${origin}/sitemap.xml\n`)
})

test('at each of its hosts it names the pages of the host it is known by', async () => {
  const school = await world.aSchool()
  const own = `${school.host.split('.')[0]}.example`
  await school.work(({ tx }) => tx.insert(domains).values({ host: own, status: 'verified' }))
  for (const host of [own, school.host])
    await expect.poll(() => robots(host)).toContain(`\nSitemap: http://${own}/sitemap.xml\n`)
})

test('a school that is not open yet is for no search engine', async () => {
  const school = await world.aSchool()
  const switches = { is_login_enabled: true, is_registration_enabled: true, are_students_admitted: false }
  await school.as(school.admin).call(setSwitches, switches)
  await expect.poll(() => robots(school.host)).toBe('User-agent: *\nDisallow: /\n')
})

test('the platform’s own pages may be read; it has no list of them', async () => {
  const said = await robots(world.config.platformHost)
  expect(said).toContain('User-agent: *\n')
  expect(said).not.toContain('Sitemap')
})
