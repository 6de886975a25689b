import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aProduct } from '#modules/catalog/testing.ts'
import { aPicture } from '#modules/media/testing.ts'
import { people } from '#modules/people/tables.ts'
import { schools } from '#modules/schools/tables.ts'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'
import { publishedArticles } from './published-articles.ts'
import { anArticle } from './testing.ts'

let school: TestSchool
const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool({ language: 'pl' })
})

const admin = (at = school) => at.as(at.admin)
const visitor = (at = school) => at.as()
const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds).toISOString()
const pageAt = (articleSlug: string) => visitor().call(contract.getArticlePage, { articleSlug })
const titles = async (asked: { tag?: string } = {}) =>
  (await visitor().call(contract.listArticles, asked)).data.map(({ title }) => title)
const feed = () => world.app.inject({ url: '/articles/rss.xml', headers: { host: school.host } })

test('an admin writes an article with everything, publishes it, and everybody reads it', async () => {
  const { cover, photo, course } = await school.work(async (ctx) => ({
    cover: await aPicture(ctx),
    photo: await aPicture(ctx, { context: 'article' }),
    course: await aProduct(ctx, { title: 'Oprawa' }),
  }))
  const draft = await anArticle(school, {
    at: null,
    title: 'Światło i cień',
    body_html:
      '<h1>O świetle</h1><p onclick="x()">Miękkie <script>alert(1)</script><a href="javascript:x">światło</a></p>',
    tags: ['Światło', 'swiatlo', 'Papier czerpany'],
    cover_id: cover.id,
    photos: [{ photo_id: photo.id, alt: 'Okno' }],
    product_ids: [course.product.id],
    seo_title: 'O świetle',
    seo_description: 'Krótko',
  })
  expect(draft).toMatchObject({
    slug: 'swiatlo-i-cien',
    state: 'draft',
    tags: ['Światło', 'Papier czerpany'],
    author: { id: school.admin.id },
    minutes_to_read: 1,
  })
  expect(draft.body_html).not.toMatch(/script|onclick|javascript/)
  expect(draft.body_html).toContain('<h2>O świetle</h2>')
  await expect(pageAt(draft.slug)).rejects.toMatchObject({ status: 404 })
  expect(await titles()).toEqual([])
  expect(await admin().call(contract.getArticlePage, { articleSlug: draft.slug })).toMatchObject({ state: 'draft' })

  await admin().call(contract.publishArticle, { articleId: draft.id })
  expect(await pageAt(draft.slug)).toMatchObject({
    title: 'Światło i cień',
    state: 'published',
    author_name: school.admin.name,
    excerpt: 'O świetle Miękkie światło',
    cover: { id: cover.id },
    photos: [{ alt: 'Okno', picture: { id: photo.id } }],
    tags: [{ slug: 'swiatlo', name: 'Światło' }, { slug: 'papier-czerpany' }],
    related: [{ id: course.product.id }],
    newer: null,
    older: null,
  })
  expect(await visitor().call(contract.listArticleTags)).toMatchObject({ data: [{ slug: 'papier-czerpany' }, {}] })
  expect(await titles({ tag: 'swiatlo' })).toEqual(['Światło i cień'])
  await expect(titles({ tag: 'nic' })).rejects.toMatchObject({ status: 404 })

  await admin().call(contract.unpublishArticle, { articleId: draft.id })
  await expect(pageAt(draft.slug)).rejects.toMatchObject({ status: 404 })
  await expect(titles({ tag: 'swiatlo' })).rejects.toMatchObject({ status: 404 })
})

test('without chosen products the newest that are listed stand beside it, hidden and unpublished ones never', async () => {
  const [shown, hidden] = await school.work(async (ctx) => [
    await aProduct(ctx, { title: 'Widoczny' }),
    await aProduct(ctx, { title: 'Ukryty' }),
    await aProduct(ctx, { title: 'Szkic', published: false }),
  ])
  await school.work(({ tx }) => tx.execute(sql`update products set is_hidden = true where id = ${hidden.product.id}`))
  const { slug } = await anArticle(school, { product_ids: [hidden.product.id] })
  expect((await pageAt(slug)).related.map(({ id }) => id)).toEqual([shown.product.id])
})

describe('a scheduled article', () => {
  test('appears by itself when its time comes, in lists, feed and header', async () => {
    const known = publishedArticles(world.app.units)
    const { slug, state } = await anArticle(school, { at: later(HOUR) })
    const identity = await school.work((ctx) => Promise.resolve(ctx.school))
    expect(state).toBe('scheduled')
    expect([await titles(), await known.has(identity)]).toEqual([[], false])
    expect((await feed()).body).not.toContain('<item>')
    await expect(pageAt(slug)).rejects.toMatchObject({ status: 404 })
    clock.moveBy(HOUR + 1)
    expect([await titles(), await known.has(identity)]).toEqual([['Papier ma włókna'], true])
    expect((await feed()).body).toContain('<item>')
    expect(await pageAt(slug)).toMatchObject({ state: 'published' })
  })

  test('is published at once when asked to, and what is out keeps its day', async () => {
    const { id } = await anArticle(school, { at: later(DAY) })
    const first = await admin().call(contract.publishArticle, { articleId: id })
    expect(first.article.state).toBe('published')
    clock.moveBy(HOUR)
    const again = await admin().call(contract.publishArticle, { articleId: id })
    expect(again.article.published_at).toBe(first.article.published_at)
  })

  test('needs a text, and keeps one', async () => {
    const { id: empty } = await anArticle(school, { at: null, body_html: '<p> <script>x</script></p>' })
    const publish = (at: string) => admin().call(contract.publishArticle, { articleId: empty, at })
    await expect(publish(later(HOUR))).rejects.toMatchObject({
      status: 409,
      message: 'Najpierw napisz treść artykułu.',
    })
    await expect(publish('jutro')).rejects.toMatchObject({ status: 422, fields: { at: [expect.any(String)] } })
    const { id: articleId, title } = await anArticle(school, { at: later(HOUR) })
    await expect(
      admin().call(contract.updateArticle, { articleId, title, body_html: '<p></p>' }),
    ).rejects.toMatchObject({ status: 422, fields: { body_html: [expect.any(String)] } })
  })
})

describe('an address', () => {
  const change = (articleId: string, slug: string) =>
    admin().call(contract.updateArticle, { articleId, title: 'Inny', body_html: '<p>x</p>', slug })

  test('that is changed leads to the new one until another article takes it', async () => {
    const { id } = await anArticle(school)
    await change(id, 'wlokna')
    await change(id, 'wlokna-papieru')
    for (const old of ['papier-ma-wlokna', 'wlokna']) expect((await pageAt(old)).slug).toBe('wlokna-papieru')
    const second = await anArticle(school, { title: 'Drugi', slug: 'wlokna' })
    expect((await pageAt('wlokna')).id).toBe(second.id)
    await change(id, 'papier-ma-wlokna')
    expect((await pageAt('wlokna-papieru')).slug).toBe('papier-ma-wlokna')
    expect(
      (await admin().call(contract.updateArticle, { articleId: id, title: 'Bez', body_html: '<p>x</p>' })).article.slug,
    ).toBe('papier-ma-wlokna')
  })

  test('is made of the title, and neither is nor was another article’s', async () => {
    const [first, second] = [await anArticle(school), await anArticle(school)]
    expect(second.slug).toBe(`${first.slug}-2`)
    await change(second.id, 'drugi')
    expect((await anArticle(school)).slug).toBe(`${first.slug}-3`)
    expect((await anArticle(school, { title: '💡' })).slug).toBe('article')
  })

  test('that another article has, or that is none, is refused in words', async () => {
    const { slug } = await anArticle(school)
    const { id } = await anArticle(school, { title: 'Drugi' })
    await expect(change(id, slug)).rejects.toMatchObject({
      status: 422,
      fields: { slug: ['Inny artykuł ma już ten adres'] },
    })
    for (const wrong of ['Łódź', 'a--b', '-a', 'a/b', 'a b'])
      await expect(change(id, wrong), wrong).rejects.toMatchObject({
        status: 422,
        fields: { slug: [expect.any(String)] },
      })
  })

  test('two admins who choose the same title get two', async () => {
    const made = await Promise.all([1, 2, 3, 4].map(() => anArticle(school, { at: null, title: 'Razem' })))
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(4)
  })
})

test.each([
  [{ title: ' ' }, 'title'],
  [{ seo_title: 'x'.repeat(71) }, 'seo_title'],
  [{ seo_description: 'x'.repeat(151) }, 'seo_description'],
  [{ tags: ['!!!'] }, 'tags'],
  [{ tags: Array.from({ length: 9 }, (_, nth) => `tag ${nth}`) }, 'tags'],
  [{ product_ids: Array.from({ length: 5 }, newId) }, 'product_ids'],
  [{ summary: 'x'.repeat(301) }, 'summary'],
])('what an article cannot be is refused under its field', async (part, field) => {
  const call = admin().call(contract.createArticle, { title: 'Tytuł', ...part })
  await expect(call).rejects.toMatchObject({ status: 422, fields: { [field]: [expect.any(String)] } })
})

test('a picture for other use, a stranger’s and an author who is no admin are refused', async () => {
  const wrong = await school.work((ctx) => aPicture(ctx, { context: 'page' }))
  const other = await world.aSchool()
  const theirs = await other.work((ctx) => aPicture(ctx, { context: 'article' }))
  const create = (part: object) => admin().call(contract.createArticle, { title: 'Tytuł', ...part })
  await expect(create({ photos: [{ photo_id: wrong.id }] })).rejects.toMatchObject({ status: 422 })
  for (const part of [
    { photos: [{ photo_id: theirs.id }] },
    { author_id: school.student.id },
    { author_id: other.admin.id },
  ])
    await expect(create(part)).rejects.toMatchObject({ status: 404 })
})

test('the name of whoever may write articles can stand under one, and stays when they may no more', async () => {
  const editor = await school.anAdmin({ adminRole: 'editor', email: 'editor@authors.test', name: 'Ewa Redaktor' })
  const accountant = await school.anAdmin({ adminRole: 'accountant', email: 'acc@authors.test', name: 'Anna Liczy' })
  const authors = async () => (await admin().call(contract.listArticleAuthors)).data.map(({ id }) => id)
  expect(await authors()).toContain(editor.id)
  expect(await authors()).not.toContain(accountant.id)
  const { id: articleId } = await anArticle(school, { at: null })
  const by = (author_id: string) => admin().call(contract.updateArticle, { articleId, title: 'Podpisany', author_id })
  await expect(by(accountant.id)).rejects.toMatchObject({ status: 404 })
  await by(editor.id)
  await school.work(({ tx }) => tx.update(people).set({ adminRole: 'support' }).where(eq(people.id, editor.id)))
  expect(await authors()).not.toContain(editor.id)
  expect((await by(editor.id)).article.author).toMatchObject({ id: editor.id })
})

test('only admins of the school manage its articles', async () => {
  const { id: articleId } = await anArticle(school)
  const other = await world.aSchool()
  const body = { title: 'Obcy', articleId, at: null }
  for (const call of [
    contract.getArticle,
    contract.updateArticle,
    contract.publishArticle,
    contract.unpublishArticle,
    contract.deleteArticle,
  ]) {
    const ask = (as: ReturnType<typeof visitor>) => as.call(call as typeof contract.updateArticle, body)
    await expect(ask(visitor())).rejects.toMatchObject({ status: 401 })
    await expect(ask(school.as(school.student))).rejects.toMatchObject({ status: 403 })
    await expect(ask(admin(other))).rejects.toMatchObject({ status: 404 })
  }
  for (const call of [contract.listPanelArticles, contract.listArticleAuthors, contract.createArticle]) {
    const ask = (as: ReturnType<typeof visitor>) => as.call(call as typeof contract.createArticle, { title: 'Obcy' })
    await expect(ask(visitor())).rejects.toMatchObject({ status: 401 })
    await expect(ask(school.as(school.student))).rejects.toMatchObject({ status: 403 })
  }
  expect(await visitor(other).call(contract.listArticles, {})).toMatchObject({ data: [] })
})

test('photos that no article shows any more are let go, those of another stay', async () => {
  const [shared, own] = await school.work(async (ctx) => [
    await aPicture(ctx, { context: 'article' }),
    await aPicture(ctx, { context: 'article' }),
  ])
  const photos = [{ photo_id: shared.id, alt: '' }]
  await anArticle(school, { photos })
  const { id } = await anArticle(school, { photos: [...photos, { photo_id: own.id, alt: '' }] })
  await admin().call(contract.deleteArticle, { articleId: id })
  const { rows } = await school.work(({ tx }) =>
    tx.execute<{ payload: { image_ids: string[] } }>(
      sql`select payload from domain_events where name = 'media.uploads-abandoned' and school_id = ${school.id}`,
    ),
  )
  expect(rows.map(({ payload }) => payload.image_ids)).toEqual([[own.id]])
})

test('the feed holds the newest, escaped', async () => {
  await anArticle(school, { title: 'Klej & <nić>', summary: 'Ile „kleju”?', tags: ['Klej & papier'] })
  const { headers, body } = await feed()
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(body).toContain('<title>Klej &amp; &lt;nić&gt;</title>')
  expect(body).toContain(`<link>${school.origin}/articles/klej-nic</link>`)
  expect(body).toContain('<category>Klej &amp; papier</category>')
  expect(body).toContain('<language>pl</language>')
})

test('the feed says what the school is about in its own words, and shows the picture of each article', async () => {
  const cover = await school.work((ctx) => aPicture(ctx))
  await anArticle(school, { cover_id: cover.id })
  await anArticle(school, { title: 'Bez zdjęcia' })
  expect((await feed()).body).toContain(`<title>${school.name}</title>`)
  const words = 'Introligatornia & papier'
  await school.work(({ tx }) => tx.update(schools).set({ seoDescription: words }).where(eq(schools.id, school.id)))
  const { body } = await feed()
  expect(body).toContain('<description>Introligatornia &amp; papier</description>')
  const pictures = body.match(/<media:content url="([^"]+)"/g)
  expect(pictures).toHaveLength(1)
  expect(pictures![0]).toContain(`${school.origin}/public/images/${cover.id}/`)
})

describe('a preview link', () => {
  const PATH = '/articles/preview/'
  const previewAt = (token: string, at = school) => at.as().call(contract.getArticlePreview, { token })
  const aLink = async (articleId: string) => {
    const { url, expires_at } = await admin().call(contract.makePreviewLink, { articleId })
    expect(url.startsWith(school.origin + PATH)).toBe(true)
    return { token: url.slice((school.origin + PATH).length), expires_at }
  }

  test('shows a draft to whoever has it, as it is saved now, and nobody else', async () => {
    const { id, slug } = await anArticle(school, { at: null })
    const { token } = await aLink(id)
    expect(await previewAt(token)).toMatchObject({ slug, state: 'draft' })
    await expect(visitor().call(contract.getArticlePage, { articleSlug: slug })).rejects.toMatchObject({ status: 404 })
    await admin().call(contract.deleteArticle, { articleId: id })
    await expect(previewAt(token)).rejects.toMatchObject({ status: 404 })
  })

  test('holds for two weeks, in its school, for its article, and cannot be made up', async () => {
    const [one, other] = [await anArticle(school, { at: null }), await anArticle(school, { at: null })]
    const { token, expires_at } = await aLink(one.id)
    expect(new Date(expires_at).getTime() - clock.now().getTime()).toBeGreaterThan(13.9 * DAY)
    const elsewhere = await world.aSchool()
    const [, end, signature] = token.split('.')
    const later = (Number.parseInt(end!, 36) + 60).toString(36)
    const made = [
      `${other.id}.${end}.${signature}`,
      `${one.id}.${later}.${signature}`,
      `${one.id}.${end}.${'A'.repeat(43)}`,
      'x',
      '..',
    ]
    for (const forged of made) await expect(previewAt(forged)).rejects.toMatchObject({ status: 404 })
    await expect(previewAt(token, elsewhere)).rejects.toMatchObject({ status: 404 })
    clock.moveBy(14 * DAY)
    await expect(previewAt(token)).rejects.toMatchObject({ status: 404 })
  })
})

test('each is in its language, at first the school’s; the feed says which, or holds those in one', async () => {
  const polish = await anArticle(school)
  const english = await anArticle(school, { title: 'Paper has a grain', language: 'en' })
  expect([polish.language, (await pageAt(english.slug)).language]).toEqual(['pl', 'en'])
  expect((await visitor().call(contract.listArticles, {})).languages).toEqual(['en', 'pl'])
  const all = (await feed()).body
  expect(all.match(/<dc:language>\w+/g)?.toSorted()).toEqual(['<dc:language>en', '<dc:language>pl'])
  const url = '/articles/rss.xml?lang=en'
  const { body } = await world.app.inject({ url, headers: { host: school.host } })
  expect(body).toContain('<language>en</language>')
  expect(body.match(/<item>/g)).toHaveLength(1)
  expect(body).toContain('Paper has a grain')
})

describe('ten thousand articles', () => {
  beforeEach(async () => {
    await school.work(({ tx }) =>
      tx.execute(sql`
        with written as (
          insert into articles (id, language, slug, title, body, published_at, updated_at, created_at)
          select gen_random_uuid(), 'pl', 'artykul-' || n, 'Artykuł ' || n || case when n % 100 = 0 then ' Żółty' else '' end,
            '<p>x</p>', case when n % 10 > 0 then now() - n * interval '1 minute' end, now(), now() - n * interval '1 minute'
          from generate_series(1, 10000) n returning id, slug
        )
        insert into article_tags (id, article_id, slug, name, position)
        select gen_random_uuid(), id, t, t, 1 from written, unnest(array['wszystkie', case when slug like '%7' then 'siodme' end]) t
        where t is not null`),
    )
    await school.work(({ tx }) => tx.execute(sql`analyze articles`)).catch(() => undefined)
  })

  test('page to the end, each once, and their panel searches and filters', async () => {
    const seen = new Set<string>()
    let cursor: string | undefined
    for (let page = 0; page < 20; page++) {
      const { data, next_page_url } = await visitor().call(contract.listArticles, { tag: 'siodme', cursor })
      for (const { slug } of data) seen.add(slug)
      cursor = cursorIn(next_page_url)
    }
    expect(seen.size).toBe(240)
    const panel = await admin().call(contract.listPanelArticles, { q: 'zolty artykul', state: 'draft' })
    expect(panel.data).toHaveLength(30)
    expect(panel.data.every(({ title, state }) => title.endsWith('Żółty') && state === 'draft')).toBe(true)
    const next = await admin().call(contract.listPanelArticles, {
      q: 'zolty artykul',
      cursor: cursorIn(panel.next_page_url),
    })
    expect(next.data[0]!.title).toBe('Artykuł 3100 Żółty')
  })

  test('are read by the index of what is out', async () => {
    const { rows } = await school.work(({ tx }) =>
      tx.execute<{ 'QUERY PLAN': string }>(sql`
        explain select id from articles where published_at <= now()
          and (published_at, id) < (now() - interval '5000 minutes', ${newId()}::uuid)
        order by published_at desc nulls last, id desc nulls last limit 13`),
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('articles_out')
    expect(plan).not.toContain('Sort')
  })
})
