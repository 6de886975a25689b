import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp, type BuiltApp } from '#app/build-app.ts'
import { loadPages } from '#app/load-pages.ts'
import { grantAccess } from '#modules/access/index.ts'
import { updateProduct } from '#modules/catalog/contract.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import type { PricedProduct } from '#modules/catalog/view.ts'
import { approveReview } from '#modules/reviews/contract.ts'
import { aReview } from '#modules/reviews/testing.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestPerson, type TestSchool, type World } from './world.ts'

let world: World
let site: BuiltApp
let school: TestSchool
let course: PricedProduct

beforeAll(async () => {
  world = await aWorld()
  site = await buildApp(world.config, await loadPages())
})
afterAll(async () => {
  await site.close()
  await world.close()
})
beforeEach(async () => {
  school = await world.aSchool({ name: 'Dobra Ręka' })
  course = await school.work((ctx) => aProduct(ctx, { title: 'Światło i <cień>' }), school.admin)
})

const visit = (url: string, person?: TestPerson) =>
  site.app.inject({
    url,
    headers: {
      host: school.host,
      accept: 'text/html',
      ...(person ? { cookie: `katedra_session=${person.secret}` } : {}),
    },
  })
const rename = (title: string) =>
  school.as(school.admin).call(updateProduct, { productId: course.product.id, title, cover_id: null })
const give = (student: TestPerson) =>
  school.work((ctx) =>
    grantAccess(ctx, {
      studentId: student.id,
      productId: course.product.id,
      variantId: null,
      source: 'purchase',
      sourceId: newId(),
      accessDays: 0,
      accessUntil: null,
    }),
  )
const pageOfCourse = () => `/${course.product.slug}`

describe('a course page', () => {
  test('says what it is, escaped, with its price and its address for search engines', async () => {
    const { statusCode, body } = await visit(pageOfCourse())
    expect(statusCode).toBe(200)
    expect(body).toContain('Światło i &lt;cień&gt;')
    expect(body).not.toContain('Światło i <cień>')
    expect(body).toContain('PLN&nbsp;100.00'.replace('&nbsp;', '\u00a0'))
    expect(body).toContain(`rel="canonical" href="http://${school.host}${pageOfCourse()}"`)
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
    const told = JSON.parse(data) as Record<string, unknown>
    expect(told).toMatchObject({ '@type': 'Course', offers: { price: '100.00', priceCurrency: 'PLN' } })
    expect(told).not.toHaveProperty('aggregateRating')
  })

  test('begins with little script, and without the shapes of calls', async () => {
    const { body } = await visit(pageOfCourse())
    const scripts = [...body.matchAll(/rel="modulepreload"[^>]*href="\/(assets\/[^"]+)"/g)].map(([, file]) =>
      readFileSync(`build/client/${file}`),
    )
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.some((script) => script.includes('ZodError'))).toBe(false)
    const sizes = scripts.map((script) => brotliCompressSync(script).byteLength)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(108 * 1024)
  })

  test('tells a rating once a review is approved', async () => {
    const { id } = await school.work((ctx) =>
      aReview(ctx, { courseId: course.product.id, studentId: school.student.id, rating: 5, status: 'pending' }),
    )
    expect((await visit(pageOfCourse())).body).not.toContain('aggregateRating')
    await school.as(school.admin).call(approveReview, { id })
    await expect
      .poll(async () => (await visit(pageOfCourse())).body)
      .toMatch(/"aggregateRating":\{"@type":"AggregateRating","ratingValue":5,/)
  })

  test('leads to checkout, for those who have the course to watching it', async () => {
    const hrefs = async (person?: TestPerson) => (await visit(pageOfCourse(), person)).body
    expect(await hrefs()).toContain(`href="${pageOfCourse()}/checkout"`)
    expect(await hrefs(school.student)).toContain(`href="${pageOfCourse()}/checkout"`)
    await give(school.student)
    expect(await hrefs(school.student)).toContain(`href="${pageOfCourse()}/watch"`)
    expect(await hrefs(school.student)).not.toContain(`href="${pageOfCourse()}/checkout"`)
  })

  test('of a draft is there for admins only, as is none of another school', async () => {
    const draft = await school.work((ctx) => aProduct(ctx, { title: 'Szkic', published: false }), school.admin)
    const statuses = [undefined, school.student, school.admin].map(
      async (person) => (await visit(`/${draft.product.slug}`, person)).statusCode,
    )
    expect(await Promise.all(statuses)).toEqual([404, 404, 200])
    const slug = course.product.slug
    school = await world.aSchool()
    expect((await visit(`/${slug}`)).statusCode).toBe(404)
  })
})

describe('pages of visitors', () => {
  test('are kept, and an admin’s change is seen by the next visitor', async () => {
    const first = await visit(pageOfCourse())
    const second = await visit(pageOfCourse())
    expect(second.headers['etag']).toBe(first.headers['etag'])
    await rename('Nowy tytuł')
    await expect.poll(async () => (await visit(pageOfCourse())).body).toContain('Nowy tytuł')
    await expect.poll(async () => (await visit('/')).body).toContain('Nowy tytuł')
  })

  test('hold nothing of anyone, however visits of students come between', async () => {
    await give(school.student)
    const own = await visit(pageOfCourse(), school.student)
    const shared = await visit(pageOfCourse())
    const ownAgain = await visit(pageOfCourse(), school.student)
    for (const { headers, body } of [own, ownAgain]) {
      expect(headers['cache-control']).toBe('private, no-store')
      expect(body).toContain('Jan Żak')
    }
    expect(shared.headers['cache-control']).toMatch(/^public/)
    expect(shared.headers['set-cookie']).toBeUndefined()
    expect(shared.body).not.toContain('Jan')
    expect(shared.body).not.toContain('/watch"')
  })

  test.each(['/', '/courses'])('%s lists the courses, in the language that is asked for', async (url) => {
    const { body, statusCode } = await visit(url)
    expect(statusCode).toBe(200)
    expect(body).toContain(`href="${pageOfCourse()}"`)
    const polish = await site.app.inject({
      url,
      headers: { host: school.host, accept: 'text/html', cookie: 'katedra_language=pl' },
    })
    expect(polish.body).toContain('Kursy')
    expect(polish.body).toContain('<html lang="pl"')
  })

  test('legal texts are there once the school has them', async () => {
    expect((await visit('/terms')).statusCode).toBe(404)
    school = await world.aSchool({ termsHtml: '<p>Zasady</p>' })
    expect((await visit('/terms')).body).toContain('<p>Zasady</p>')
    expect((await visit('/privacy')).statusCode).toBe(404)
  })

  test('nothing is at an unknown address', async () => {
    expect((await visit('/nic-takiego')).statusCode).toBe(404)
  })
})
