import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { anArticle } from '#modules/articles/testing.ts'

import { aProduct } from '#modules/catalog/testing.ts'
import { products } from '#modules/catalog/tables.ts'
import { setSwitches } from '#modules/people/contract.ts'
import { publishLegalText } from '#modules/schools/contract.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { sitemaps } from './sitemaps.ts'

let school: TestSchool
const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool({ language: 'pl' })
})

const ask = (url = '/sitemap.xml', host = school.host) => world.app.inject({ url, headers: { host } })
const listed = async (url?: string) =>
  [...(await ask(url)).body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
const inBoth = (path: string) => [`${school.origin}${path}?lang=en`, school.origin + path]

test('each page that visitors may find stands there in each language, and nothing else', async () => {
  await school.work(async (ctx) => {
    await aProduct(ctx, { title: 'Kurs' })
    await aProduct(ctx, { title: 'Szkic', published: false })
    const hidden = await aProduct(ctx, { title: 'Ukryty' })
    await ctx.tx.update(products).set({ isHidden: true }).where(eq(products.id, hidden.product.id))
  }, school.admin)
  await anArticle(school, { title: 'Papier' })
  await anArticle(school, { title: 'Jutro', at: new Date(Date.now() + 86_400_000).toISOString() })
  await anArticle(school, { title: 'Brudnopis', at: null })
  const legal = { which: 'terms', html: '<p>Zasady</p>', version: 1 } as const
  await school.as(school.admin).call(publishLegalText, legal)
  await expect
    .poll(() => listed())
    .toEqual(['/', '/courses', '/articles', '/privacy', '/terms', '/kurs', '/articles/papier'].flatMap(inBoth))
  const { headers, body } = await ask()
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(headers['cache-control']).toBe('public, max-age=3600')
  expect(body).toContain(`<xhtml:link rel="alternate" hreflang="en" href="${school.origin}/kurs?lang=en"/>`)
  expect(body).toContain(`<xhtml:link rel="alternate" hreflang="x-default" href="${school.origin}/kurs"/>`)
  expect(body).toMatch(/papier<\/loc><lastmod>\d{4}-/)
})

test('of many pages it lists parts, which together hold each page once', async () => {
  await school.work(async (ctx) => {
    for (const title of ['Pierwszy', 'Drugi', 'Trzeci', 'Czwarty', 'Piąty']) await aProduct(ctx, { title })
  }, school.admin)
  for (const title of ['Wpis a', 'Wpis b', 'Wpis c']) await anArticle(school, { title })
  const small = sitemaps(world.app.units, 2)
  const identity = await school.work(async (ctx) => ctx.school)
  const index = await small.of(identity, {})
  expect(index).toContain('<sitemapindex')
  const parts = [...index.matchAll(/\/sitemap\.xml\?([^<]+)</g)].map(([, query = '']) =>
    Object.fromEntries(new URLSearchParams(query.replaceAll('&amp;', '&'))),
  )
  expect(parts.map(({ part }) => part)).toEqual(['site', ...Array(3).fill('products'), ...Array(2).fill('articles')])
  const found: string[] = []
  for (const part of parts) {
    const pages = await small.of(identity, part)
    found.push(...[...pages.matchAll(/<loc>[^<]*?:\/\/[^/]+([^<?]*)<\/loc>/g)].map(([, path = '']) => path))
  }
  expect(found.toSorted()).toEqual(
    ['/', '/articles', '/articles/wpis-a', '/articles/wpis-b', '/articles/wpis-c', '/courses', '/czwarty', '/drugi']
      .concat(['/piaty', '/pierwszy', '/privacy', '/terms', '/trzeci'])
      .toSorted(),
  )
})

test('a change is told at once, though lists are kept', async () => {
  expect(await listed()).toEqual(['/', '/courses', '/privacy', '/terms'].flatMap(inBoth))
  await school.work((ctx) => aProduct(ctx, { title: 'Nowy' }), school.admin)
  await expect.poll(() => listed()).toEqual(['/', '/courses', '/privacy', '/terms', '/nowy'].flatMap(inBoth))
})

test('a school that is not open yet, another host and a wrong place have none', async () => {
  const admin = school.as(school.admin)
  await admin.call(setSwitches, { is_login_enabled: true, is_registration_enabled: true, are_students_admitted: false })
  await expect.poll(async () => (await ask()).statusCode).toBe(404)
  expect((await ask('/sitemap.xml', world.config.platformHost)).statusCode).toBe(404)
  const other = await world.aSchool()
  expect((await ask('/sitemap.xml?part=products&from=x', other.host)).statusCode).toBe(422)
  expect((await ask('/sitemap.xml?part=orders', other.host)).statusCode).toBe(422)
})
