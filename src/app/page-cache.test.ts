import { describe, expect, test, vi } from 'vitest'
import { clock, SECOND } from '#platform/clock.ts'
import { Overloaded } from '#platform/refusal.ts'
import { PageCache, type RenderedPage } from './page-cache.ts'

const aPage = (text: string, given: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(text),
  isForAll: true,
  ...given,
})

/** Renders `text` when told to, and counts how often it was asked. */
function aRender(text: string, given: Partial<RenderedPage> = {}) {
  let finish = () => {}
  const done = new Promise<void>((resolve) => (finish = resolve))
  const render = vi.fn(async () => {
    await done
    return aPage(text, given)
  })
  return { render, finish }
}

const textOf = (page: RenderedPage | undefined) =>
  page?.cut ? page.cut.pieces.map(({ plain }) => plain.toString()).join('') : page?.body.toString()
const keep = (cache: PageCache, key: string, school = 'yoga', page = aPage(key)) =>
  cache.once(key, school, async () => page)

describe('a page many ask for at once', () => {
  test('is rendered once, and kept', async () => {
    const cache = new PageCache()
    const { render, finish } = aRender('home')
    const asked = Array.from({ length: 100 }, () => cache.once('/', 'yoga', render))
    finish()
    expect(new Set((await Promise.all(asked)).map(textOf))).toEqual(new Set(['home']))
    expect(render).toHaveBeenCalledTimes(1)
    expect(textOf(cache.get('/'))).toBe('home')
  })

  test('is rendered for each of them when it is theirs alone', async () => {
    const cache = new PageCache()
    const { render, finish } = aRender('a form with its token', { isForAll: false })
    const asked = Array.from({ length: 3 }, () => cache.once('/', 'yoga', render))
    finish()
    await Promise.all(asked)
    expect(render).toHaveBeenCalledTimes(3)
    expect(cache.get('/')).toBeUndefined()
  })

  test('that does not exist is told to all who asked, and forgotten', async () => {
    const cache = new PageCache()
    const { render, finish } = aRender('nothing here', { status: 404 })
    const asked = [cache.once('/', 'yoga', render), cache.once('/', 'yoga', render)]
    finish()
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404])
    expect(render).toHaveBeenCalledTimes(1)
    expect(cache.get('/')).toBeUndefined()
  })

  test('fails for all who asked, and is tried anew by the next', async () => {
    const cache = new PageCache()
    const failing = vi.fn(() => Promise.reject(new Error('no')))
    const asked = [cache.once('/', 'yoga', failing), cache.once('/', 'yoga', failing)]
    for (const each of asked) await expect(each).rejects.toThrow('no')
    expect(failing).toHaveBeenCalledTimes(1)
    expect(textOf(await keep(cache, '/'))).toBe('/')
  })
})

describe('after half a minute', () => {
  test('the first to ask waits for a new page, the others get the last one meanwhile', async () => {
    const cache = new PageCache()
    await keep(cache, '/', 'yoga', aPage('old'))
    clock.moveBy(31 * SECOND)
    expect(cache.get('/')).toBeUndefined()
    const { render, finish } = aRender('new')
    const first = cache.once('/', 'yoga', render)
    expect(textOf(cache.get('/'))).toBe('old')
    finish()
    expect(textOf(await first)).toBe('new')
    expect(textOf(cache.get('/'))).toBe('new')
  })

  test('the last one is sent where there is no room to render, for half a minute more', async () => {
    const cache = new PageCache()
    await keep(cache, '/', 'yoga', aPage('old'))
    const full = () => Promise.reject(new Overloaded())
    clock.moveBy(31 * SECOND)
    expect(textOf(await cache.once('/', 'yoga', full))).toBe('old')
    clock.moveBy(30 * SECOND)
    await expect(cache.once('/', 'yoga', full)).rejects.toBeInstanceOf(Overloaded)
  })
})

describe('a change', () => {
  test('drops the pages of its school and of no other', async () => {
    const cache = new PageCache()
    await keep(cache, '/yoga', 'yoga')
    await keep(cache, '/piano', 'piano')
    cache.drop('yoga')
    expect(cache.get('/yoga')).toBeUndefined()
    expect(cache.get('/piano')).toBeDefined()
    cache.drop(undefined)
    expect(cache.get('/piano')).toBeUndefined()
  })

  test('is seen by who asks after it, though the page was being rendered', async () => {
    const cache = new PageCache()
    const [before, after] = [aRender('before'), aRender('after')]
    const early = cache.once('/', 'yoga', before.render)
    cache.drop('yoga')
    const late = cache.once('/', 'yoga', after.render)
    after.finish()
    expect(textOf(await late)).toBe('after')
    before.finish()
    expect(textOf(await early)).toBe('before')
    expect(textOf(cache.get('/'))).toBe('after')
  })
})

describe('what readers are shown', () => {
  const shown = (...names: string[]) => ({ shown: new Set(names) })
  const keepFor = (cache: PageCache, key: string, ...names: string[]) =>
    cache.once(key, 'yoga', async () => aPage(key, shown(...names)), true)

  test('is forgotten where it shows what changed, or does not say what it shows', async () => {
    const cache = new PageCache()
    await keepFor(cache, 'lesson', 'course:a', 'comments:a')
    await keepFor(cache, 'other lesson', 'course:a', 'comments:b')
    await keepFor(cache, 'silent', '*')
    await keep(cache, 'of visitors')
    cache.dropShown('bread', undefined)
    cache.dropShown('yoga', ['comments:a'])
    expect(['lesson', 'other lesson', 'silent', 'of visitors'].filter((key) => cache.get(key))).toEqual([
      'other lesson',
      'of visitors',
    ])
    cache.dropShown('yoga', undefined)
    expect(cache.get('other lesson')).toBeUndefined()
    expect(cache.get('of visitors')).toBeDefined()
  })

  test.each([
    ['comments:a', false],
    ['comments:b', true],
  ])(
    'while %s changes, is rendered anew for who asks then; the first is kept if it shows none of it',
    async (changed, isKept) => {
      const cache = new PageCache()
      const [before, after] = [aRender('before', shown('comments:a')), aRender('after', shown('comments:a'))]
      const early = cache.once('/', 'yoga', before.render, true)
      cache.dropShown('yoga', [changed])
      before.finish()
      expect(textOf(await early)).toBe('before')
      expect(textOf(cache.get('/'))).toBe(isKept ? 'before' : undefined)
      after.finish()
      expect(textOf(cache.get('/') ?? (await cache.once('/', 'yoga', after.render, true)))).toBe(
        isKept ? 'before' : 'after',
      )
    },
  )

  test('is never older than half a minute', async () => {
    const cache = new PageCache()
    await keepFor(cache, '/', 'comments:a')
    clock.moveBy(31 * SECOND)
    const { render, finish } = aRender('new', shown('comments:a'))
    const first = cache.once('/', 'yoga', render, true)
    expect(cache.get('/')).toBeUndefined()
    finish()
    expect(textOf(await first)).toBe('new')
  })
})

describe('what is kept', () => {
  const heavy = (key: string) => aPage(key, { body: Buffer.alloc(1024 * 1024, key) })

  test('of one school takes a quarter of the room, and leaves the others theirs', async () => {
    const cache = new PageCache()
    await keep(cache, 'piano', 'piano', heavy('piano'))
    for (let nth = 0; nth < 100; nth++) await keep(cache, `yoga ${nth}`, 'yoga', heavy(`${nth}`))
    const left = Array.from({ length: 100 }, (_, nth) => cache.get(`yoga ${nth}`)).filter(Boolean)
    expect(left.length).toBeGreaterThan(13)
    expect(left.length).toBeLessThanOrEqual(16)
    expect(cache.get('yoga 99')).toBeDefined()
    expect(cache.get('piano')).toBeDefined()
  })

  test('of all schools is bounded', async () => {
    const cache = new PageCache()
    for (let nth = 0; nth < 100; nth++) await keep(cache, `${nth}`, `school ${nth}`, heavy(`${nth}`))
    const left = Array.from({ length: 100 }, (_, nth) => cache.get(`${nth}`)).filter(Boolean)
    expect(left.length).toBeLessThanOrEqual(64)
    expect(left.length).toBeGreaterThan(58)
  })
})
