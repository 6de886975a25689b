import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '#app/build-app.ts'
import { loadPages } from '#app/load-pages.ts'
import { aGrant } from '#modules/access/testing.ts'
import { anArticle } from '#modules/articles/testing.ts'
import { listCategories, updateProduct } from '#modules/catalog/contract.ts'
import { seeEvergreenOffers, startEvergreenOffer } from '#modules/catalog/evergreen/contract.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import type { PricedProduct } from '#modules/catalog/view.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { approveReview, writeReview } from '#modules/reviews/contract.ts'
import { setAdminMails } from '#modules/people/admin-mails/contract.ts'
import { ADMIN_MAILS } from '#modules/people/admin-mails/vocabulary.ts'
import { setSwitches } from '#modules/people/contract.ts'
import { anOperatorIn } from '#modules/people/support/testing.ts'
import { aReview } from '#modules/reviews/testing.ts'
import { picturePath } from '#modules/sharing/picture/picture-path.ts'
import { getSchool, publishLegalText } from '#modules/schools/contract.ts'
import { domains } from '#modules/schools/tables.ts'
import { newId } from '#platform/ids.ts'
import { faceAddress, pairCss } from '#kit/theme/pair-css.ts'
import { publishLook } from '#modules/front/look/contract.ts'
import { aWorld, type TestPerson, type TestSchool } from './world.ts'

let school: TestSchool
let course: PricedProduct

const world = await aWorld()
const site = await buildApp(world.config, await loadPages())
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
  school.work((ctx) => aGrant(ctx, { studentId: student.id, productId: course.product.id }))
const pageOfCourse = () => `/${course.product.slug}`

test.each([
  ['en', 'No descriptive opinion'],
  ['pl', 'Brak opinii opisowej'],
] as const)('a review without words says so (%s)', async (language, words) => {
  school = await world.aSchool({ language })
  course = await school.work((ctx) => aProduct(ctx), school.admin)
  await give(school.student)
  const { review } = await school.as(school.student).call(writeReview, { course_id: course.product.id, rating: 5 })
  expect((await visit(pageOfCourse())).body).not.toContain(words)
  await school.as(school.admin).call(approveReview, { id: review.id })
  await expect.poll(async () => (await visit(pageOfCourse())).body).toContain(words)
})

test.each([
  ['en', 'No lecture found', 'About the course'],
  ['pl', 'Nie znaleziono lekcji', 'O kursie'],
] as const)(
  'a lecture that is not there, and what can be none, is said to be missing (%s)',
  async (language, ...words) => {
    school = await world.aSchool({ language })
    course = await school.work((ctx) => aProduct(ctx), school.admin)
    for (const lecture of [newId(), 'first-one'])
      for (const person of [undefined, school.student]) {
        const { statusCode, body } = await visit(`${pageOfCourse()}/watch/${lecture}`, person)
        expect(statusCode).toBe(404)
        for (const word of words) expect(body).toContain(word)
      }
  },
)

test('a page is set in the fonts of its school, with no others fetched early; the panel keeps its own', async () => {
  const preloads = (body: string) =>
    [...body.matchAll(/rel="preload" as="font"[^>]*href="([^"]*)"/g)].map(([, href = '']) => href)
  expect((await visit(pageOfCourse())).body).not.toContain('data-fonts')
  await school.as(school.admin).call(publishLook, { fonts: 'playfair', overlay_color: '#1f6b41', version: 1 })
  await expect.poll(async () => (await visit(pageOfCourse())).body).toContain('data-fonts="playfair"')
  const { body } = await visit(pageOfCourse())
  expect(preloads(body)).toEqual(
    ['playfair-display', 'public-sans'].map((face) => faceAddress(`${face}-latin-wght-normal.woff2`)),
  )
  expect(body.split('</style>')[0]).toContain(pairCss('playfair'))
  for (const address of preloads(body)) expect((await visit(address)).headers['content-type']).toBe('font/woff2')
  const panel = (await visit('/home/settings/look', school.admin)).body
  expect(panel).not.toContain('data-fonts="')
  expect(preloads(panel)).toEqual([expect.stringMatching(/bricolage/), expect.stringMatching(/figtree/)])
  expect((await visit('/home/settings/look/preview/en', school.admin)).body).toContain('data-fonts="playfair"')
})

test('the preview of the look is the front page as visitors get it, whoever looks', async () => {
  const operator = await anOperatorIn(school, 'Olga Operator')
  const wayIn = /<a [^>]*href="\/login[^"]*"[^>]*>Log in<\/a>/
  expect((await visit('/')).body).toMatch(wayIn)
  for (const person of [school.admin, operator]) {
    const { statusCode, body } = await visit('/home/settings/look/preview/en', person)
    const [shown = ''] = /<body>.*?<script/s.exec(body) ?? []
    expect([person.name, statusCode, wayIn.test(shown)]).toEqual([person.name, 200, true])
    expect(shown).toContain('Światło i &lt;cień&gt;')
    expect(shown).not.toContain(person.name)
    expect((await visit('/', person)).body).toContain(person.name)
  }
})

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

/** Each rendering has its own. */
async function etagsOf(urls: string[]): Promise<Set<unknown>> {
  const etags = new Set<unknown>()
  for (const url of urls) etags.add((await visit(url)).headers['etag'])
  return etags
}

/** One page is kept for all of these, once what was told of the school's making has been heard. */
const keptAlike = (urls: string[]) => expect.poll(() => etagsOf(urls)).toEqual(new Set([expect.any(String)]))

describe('pages of visitors', () => {
  test('are the same for all links of a campaign, and others for what they read of their address', async () => {
    const ofCampaign = [1, 2, 3].map((nth) => `/courses?fbclid=IwAR${nth}&utm_source=mail`)
    await keptAlike(['/courses', ...ofCampaign])
    expect(await etagsOf(['/courses', `/courses?category_id=${newId()}`])).toHaveProperty('size', 2)
  })

  test('are kept, and an admin’s change is seen by the next visitor', async () => {
    await keptAlike([pageOfCourse(), pageOfCourse()])
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
    school = await world.aSchool({ seller: null })
    expect((await visit('/terms')).statusCode).toBe(404)
    const admin = school.as(school.admin)
    await admin.call(publishLegalText, { which: 'terms', html: '<p>Zasady</p>', version: 0 })
    expect((await visit('/terms')).body).toContain('<p>Zasady</p>')
    await admin.call(publishLegalText, { which: 'terms', html: '<p>Nowe</p>', version: 1 })
    await expect.poll(async () => (await visit('/terms')).body).toContain('<p>Nowe</p>')
    expect((await visit('/terms?version=1')).body).toContain('<p>Zasady</p>')
    expect((await visit('/terms?version=3')).statusCode).toBe(404)
    expect((await visit('/privacy')).statusCode).toBe(404)
  })

  test('the browser’s router is told that the pages are those it knows', async () => {
    const manifest = readFileSync(
      `build/client${/\/assets\/manifest-\w+\.js/.exec((await visit('/')).body)![0]}`,
      'utf8',
    )
    const { version } = JSON.parse(manifest.slice(manifest.indexOf('{'), manifest.lastIndexOf('}') + 1))
    const answer = await visit(`/__manifest?paths=%2Fcourses&version=${version}`)
    expect(answer.headers).not.toHaveProperty('x-remix-reload-document')
    expect(Object.values(answer.json<Record<string, { path?: string }>>()).map(({ path }) => path)).toContain('courses')
  })

  test('nothing is at an unknown address', async () => {
    expect((await visit('/nic-takiego')).statusCode).toBe(404)
  })
})

/** What the head of a page tells, each by its name. */
const toldBy = (body: string) => ({
  title: /<title>([^<]*)<\/title>/.exec(body)?.[1],
  canonical: /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1],
  languages: Object.fromEntries(
    [...body.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, each, href]) => [
      each,
      href,
    ]),
  ) as Record<string, string>,
  shared: Object.fromEntries(
    [...body.matchAll(/<meta property="og:([^"]+)" content="([^"]*)"/g)].map(([, name, words]) => [name, words]),
  ) as Record<string, string>,
})

describe('what search engines and those who share a link are told', () => {
  const own = async () => {
    school = await world.aSchool({ name: 'Dobra Ręka', language: 'pl' })
    course = await school.work((ctx) => aProduct(ctx, { title: 'Haft' }), school.admin)
    await anArticle(school, { title: 'Papier' })
    await school.as(school.admin).call(publishLegalText, { which: 'terms', html: '<p>Zasady szkoły</p>', version: 1 })
  }

  test.each([
    ['/', 'Dobra Ręka', 'website'],
    ['/courses', 'Kursy · Dobra Ręka', 'website'],
    ['/haft', 'Haft · Dobra Ręka', 'product'],
    ['/articles', 'Artykuły · Dobra Ręka', 'website'],
    ['/articles/papier', 'Papier · Dobra Ręka', 'article'],
    ['/terms', 'Regulamin · Dobra Ręka', 'website'],
  ])('of %s: its title, its address, and where it is in the other language', async (path, title, type) => {
    await own()
    const { body } = await visit(path)
    const told = toldBy(body)
    const [polish, english] = [school.origin + path, `${school.origin}${path}?lang=en`]
    expect(told).toMatchObject({
      title,
      canonical: polish,
      languages: { pl: polish, en: english, 'x-default': polish },
      shared: { title, type, url: polish, site_name: 'Dobra Ręka', locale: 'pl_PL', 'locale:alternate': 'en_GB' },
    })
    const inEnglish = toldBy((await visit(`${path}?lang=en`)).body)
    expect(inEnglish).toMatchObject({
      canonical: english,
      languages: told.languages,
      shared: { locale: type === 'article' ? 'pl_PL' : 'en_GB' },
    })
    expect(body.match(/<title>/g)).toHaveLength(1)
    expect(body).toContain(
      '<link rel="alternate" type="application/rss+xml" title="Dobra Ręka" href="/articles/rss.xml"/>',
    )
    expect(body).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
  })

  test('of a product: the picture that is made of it, as it is now', async () => {
    await own()
    const { id, title } = course.product
    const path = picturePath({
      product: { id, title, cover: null, square: null },
      school: await school.as().call(getSchool),
    })
    const [, shown] = /property="og:image" content="([^"]*)"/.exec((await visit('/haft')).body) ?? []
    expect(shown).toBe(school.origin + path)
    const { statusCode, headers } = await visit(path)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg'])
  })

  test('a list of a category is called by it, and has an address of its own', async () => {
    await own()
    await school.work((ctx) => aProduct(ctx, { title: 'Fotografia', category: 'Obraz' }), school.admin)
    const { data } = await school.as().call(listCategories)
    const path = `/courses?category_id=${data[0]!.id}`
    const told = toldBy((await visit(path)).body)
    expect(told).toMatchObject({ title: 'Obraz · Dobra Ręka', canonical: school.origin + path })
    expect(told.languages['en']?.replaceAll('&amp;', '&')).toBe(`${school.origin}${path}&lang=en`)
  })

  test('an address that says a language is in that one, unless its reader chose another', async () => {
    await own()
    expect((await visit('/courses?lang=en')).body).toContain('<html lang="en"')
    expect((await visit('/courses?lang=xx')).body).toContain('<html lang="pl"')
    const headers = { host: school.host, accept: 'text/html', cookie: 'katedra_language=pl' }
    expect((await site.app.inject({ url: '/courses?lang=en', headers })).body).toContain('<html lang="pl"')
  })

  test('a school at its own domain is known by that, whichever of its hosts was asked', async () => {
    await own()
    const host = `${school.host.split('.')[0]}.example`
    await school.work(({ tx }) => tx.insert(domains).values({ host, status: 'verified' }))
    await expect.poll(async () => toldBy((await visit('/haft')).body).canonical).toBe(`http://${host}/haft`)
  })
})

describe('a page that stands alone', () => {
  test.each(['/login?next=%2Fmy', '/register', '/password/forgot', '/password/reset/abc?email=a%40b.pl'])(
    '%s brings its own script instead of the router’s, allowed by the nonce of this answer',
    async (url) => {
      const { body, headers } = await visit(url)
      const [scripts, nonces] = [/<script type="module" src="([^"]+)" nonce="([^"]+)"/.exec(body)].flatMap((found) => [
        found?.[1],
        found?.[2],
      ])
      expect(scripts).toMatch(/^\/assets\/alone-/)
      expect(headers['content-security-policy']).toContain(`'nonce-${nonces}'`)
      expect(body).not.toMatch(/assets\/(router|entry|manifest)|__reactRouterContext/)
      expect(body).toMatch(
        /<head>.*<title>[^<]+ · Dobra Ręka<\/title><meta name="robots" content="noindex"\/>.*<\/head>/s,
      )
    },
  )

  test('what a link says cannot leave the script it is told by', async () => {
    const { body } = await visit(`/login?next=${encodeURIComponent('/</script><script>alert(1)//')}`)
    expect(body).not.toContain('<script>alert')
    const [, given = ''] = /<script type="application\/json" id="given">(.*?)<\/script>/s.exec(body) ?? []
    expect(JSON.parse(given)).toMatchObject({ loaded: { next: '/</script><script>alert(1)//' } })
  })

  test('says at once what an admin has switched off, and no longer once it is on', async () => {
    const on = { is_login_enabled: true, is_registration_enabled: true, are_students_admitted: true }
    for (const [part, url, words] of [
      ['is_login_enabled', '/login', 'Login is temporarily disabled'],
      ['are_students_admitted', '/login', 'Students are not able to log in yet'],
      ['is_registration_enabled', '/register', 'Registration is temporarily disabled'],
    ] as const) {
      const says = async () => (await visit(url)).body.includes(words)
      expect(await says()).toBe(false)
      await school.as(school.admin).call(setSwitches, { ...on, [part]: false })
      await expect.poll(says).toBe(true)
      expect((await visit(url)).body.includes('name="password"')).toBe(url === '/login')
      await school.as(school.admin).call(setSwitches, on)
      await expect.poll(says).toBe(false)
    }
  })

  test('one that is refused is the page of any refusal', async () => {
    const { statusCode, body } = await site.app.inject({
      url: '/register',
      headers: { host: world.config.platformHost, accept: 'text/html' },
    })
    expect(statusCode).toBe(404)
    expect(body).not.toContain('assets/alone')
  })
})

describe('the login of who is signed in already', () => {
  test.each([
    ['/courses?category_id=1', '/courses?category_id=1'],
    ['https://elsewhere.example/', '/my'],
    ['//elsewhere.example', '/my'],
    ['/..//elsewhere.example', '/my'],
    ['/a/%2e%2e//elsewhere.example', '/my'],
    ['', '/my'],
  ])('leads on to %o: %s', async (next, led) => {
    const { statusCode, headers } = await visit(`/login?next=${encodeURIComponent(next)}`, school.student)
    expect([statusCode, headers.location]).toEqual([302, led])
  })
})

test('an admin is asked in their account what of the school they are told by mail, as they left it; a student is not', async () => {
  await school.as(school.admin).call(setAdminMails, { kind: 'sale', wanted: false })
  const group = async (person: TestPerson) =>
    /<fieldset[^>]*><legend>About the school<.*?<\/fieldset>/s.exec((await visit('/my/account', person)).body)?.[0]
  const switches = (await group(school.admin))?.match(/<input[^>]*>/g) ?? []
  const isOn = (kind: string) => switches.find((each) => each.includes(`name="${kind}"`))?.includes('checked=""')
  expect([switches.length, isOn('sale'), isOn('dispute')]).toEqual([ADMIN_MAILS.length, false, true])
  expect(await group(school.student)).toBeUndefined()
})

test('a link on another site leads to an own page as well: what the page asks for, it asks for itself', async () => {
  const url = '/my/account'
  const cookie = `katedra_session=${school.student.secret}`
  const headers = { host: school.host, accept: 'text/html', cookie, 'sec-fetch-site': 'cross-site' }
  const { statusCode, body } = await site.app.inject({ url, headers })
  expect(statusCode).toBe(200)
  expect(body).toContain(school.student.email)
})

test('what a checkout begins for a browser, it begins for the one it gives its cookie to in the same answer', async () => {
  const { product, variants } = course
  const offered = { productId: product.id, variantId: variants[0]!.variant.id, amount: 100, duration_seconds: 3600 }
  await school.as(school.admin).call(startEvergreenOffer, offered)
  const { body, cookies } = await visit(`${pageOfCourse()}/checkout`)
  const { value } = cookies.find(({ name }) => name === 'katedra_browser')!
  const { offers } = await school.as(undefined, value).call(seeEvergreenOffers, { product_ids: [product.id] })
  expect(body).toContain(offers[0]!.ends_at)
})

describe('the scripts written into a page', () => {
  const scriptsOf = (body: string) =>
    [...body.matchAll(/<script([^>]*)>([^<]+)<\/script>/g)].filter(
      ([, attributes]) => !attributes!.includes('type="application/'),
    )
  const allowedIn = ({ headers }: Awaited<ReturnType<typeof visit>>) =>
    /script-src 'self' ([^;]*)/.exec(String(headers['content-security-policy']))![1]!

  test('are allowed one by one where visitors share it', async () => {
    const page = await visit(pageOfCourse())
    expect(allowedIn(page)).not.toContain('nonce')
    const scripts = scriptsOf(page.body)
    expect(scripts.length).toBeGreaterThan(3)
    for (const [, , script] of scripts)
      expect(allowedIn(page)).toContain(createHash('sha256').update(script!).digest('base64'))
    // What the tests before have written may still be on its way here, and has the page rendered anew.
    const twice = async () => [allowedIn(await visit(pageOfCourse())), allowedIn(await visit(pageOfCourse()))]
    await expect.poll(async () => new Set(await twice()).size).toBe(1)
  })

  test('bear a word of this one answer where it is one reader’s', async () => {
    const [page, next] = [await visit('/my/orders', school.student), await visit('/my/orders', school.student)]
    const nonce = /^'nonce-([\w-]{36})'$/.exec(allowedIn(page))![1]!
    const scripts = scriptsOf(page.body)
    expect(scripts.length).toBeGreaterThan(3)
    for (const [, attributes] of scripts) expect(attributes).toContain(`nonce="${nonce}"`)
    expect(allowedIn(next)).not.toContain(nonce)
  })
})

describe('what is sent to who takes it compressed', () => {
  const get = async (url: string, encodings: string, person?: TestPerson, headers = {}) => {
    const answer = await site.app.inject({
      url,
      headers: {
        host: school.host,
        accept: 'text/html',
        'accept-encoding': encodings,
        ...(person ? { cookie: `katedra_session=${person.secret}` } : {}),
        ...headers,
      },
    })
    return { encoding: answer.headers['content-encoding'], answer }
  }
  const unpacked = { br: brotliDecompressSync, gzip: gunzipSync }

  test.each([
    ['/login', undefined],
    ['/my', 'student'],
    ['/community', 'student'],
    ['/home', 'admin'],
    ['/home/courses', 'admin'],
  ] as const)('%s of a %s is the same page, in two fifths of its bytes', async (url, role) => {
    const person = role && school[role]
    const plain = await visit(url, person)
    for (const encoding of ['br', 'gzip'] as const) {
      const { answer } = await get(url, encoding, person)
      expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([plain.statusCode, encoding])
      expect(answer.headers['vary']).toContain('Accept-Encoding')
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length * 0.4)
      expect(unpacked[encoding](answer.rawPayload).toString()).toContain('<html lang="')
    }
  })

  test('checkout too, and the data of a page that the router asks for', async () => {
    expect((await get(`${pageOfCourse()}/checkout`, 'br')).encoding).toBe('br')
    expect((await get('/home/courses.data', 'br', school.admin)).encoding).toBe('br')
  })

  test('another site learns nothing by having a page of somebody asked for', async () => {
    const from = (site: string) => get('/my', 'br', school.student, { 'sec-fetch-site': site })
    expect([(await from('cross-site')).encoding, (await from('same-origin')).encoding]).toEqual([undefined, 'br'])
  })

  test('the token of two answers has no piece in common', async () => {
    const tokenIn = async () =>
      /"signedInToken":"([\w-]{86})"/.exec((await visit('/my/orders', school.student)).body)?.[1] ?? ''
    const [first, second] = [await tokenIn(), await tokenIn()]
    expect([first.length, second.length]).toEqual([86, 86])
    expect(first.slice(0, 6)).not.toBe(second.slice(0, 6))
    expect(first.slice(43, 49)).not.toBe(second.slice(43, 49))
  })
})

test('the form of a new lecture stands among the calls of its section, whose ids it takes for none', async () => {
  const { courseId, sections } = await school.work((ctx) => aCourse(ctx))
  const address = `/home/courses/${courseId}/sections/${sections[0]!.id}/lectures/create`
  const opened = await visit(address, school.admin)
  expect([opened.statusCode, opened.headers.location]).toEqual([
    302,
    `/home/courses/${courseId}/edit#add-to-${sections[0]!.id}`,
  ])
  expect((await visit(`${address}.data`, school.admin)).body).toContain('#add-to-')
  expect((await visit(address)).headers.location).toBe(`/login?next=${encodeURIComponent(address)}`)
})
