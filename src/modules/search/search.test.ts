import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { people } from '#modules/people/tables.ts'
import { aWorld, type TestSchool, type World } from '#test/world.ts'
import * as contract from './contract.ts'
import { wordsOf } from './words-of.ts'

let world: World
let school: TestSchool
beforeAll(async () => {
  world = await aWorld()
  school = await world.aSchool({ language: 'pl' })
  const courses = [
    ['Żółw w akwarium', 'Jak dbać o gada przez cały rok'],
    ['Fotografia nocą', 'Długie czasy i statyw'],
    ['Chleb na zakwasie', 'Piekarnik, mąka i <b>cierpliwość</b> 🍞'],
    ['Joga dla początkujących', 'Oddech i ruch'],
    ['Excel', 'Tabele, wykresy i fotografia danych'],
  ] as const
  for (const [title, text] of courses)
    await school.work((ctx) => aProduct(ctx, { title, description_html: `<p>${text}</p>` }), school.admin)
  await school.work((ctx) => aProduct(ctx, { title: 'Szkic węglem', published: false }), school.admin)
})
afterAll(() => world.close())

const search = async (q: string, where = school) =>
  (await where.as().call(contract.searchCourses, { q })).data.map(({ title }) => title)

describe('search finds', () => {
  test.each([
    ['the title', 'Fotografia nocą', 'Fotografia nocą'],
    ['without Polish letters', 'zolw', 'Żółw w akwarium'],
    ['with Polish letters where there are none', 'jóga', 'Joga dla początkujących'],
    ['in capitals', 'ŻÓŁW', 'Żółw w akwarium'],
    ['letters written as two characters', 'żółw'.normalize('NFD'), 'Żółw w akwarium'],
    ['the beginning of a word', 'fotog', 'Fotografia nocą'],
    ['a letter left out', 'fotgrafia', 'Fotografia nocą'],
    ['two letters changed round', 'fotgorafia', 'Fotografia nocą'],
    ['a wrong letter', 'zakwosie', 'Chleb na zakwasie'],
    ['words the other way round', 'zakwasie chleb', 'Chleb na zakwasie'],
    ['words of the description', 'cierpliwosc', 'Chleb na zakwasie'],
    ['two words of the description', 'tabele wykresy', 'Excel'],
    ['more words than there are', 'chleb na zakwasie dla każdego', 'Chleb na zakwasie'],
  ])('%s: %s', async (_what, q, title) => {
    expect((await search(q))[0]).toBe(title)
  })

  test('all courses of an author, and by the new name once it changes', async () => {
    expect(await search('nowak')).toHaveLength(5)
    await school.work((ctx) =>
      ctx.tx.update(people).set({ name: 'Anna Żółkiewska' }).where(eq(people.id, school.admin.id)),
    )
    expect(await search('zolkiewska')).toHaveLength(5)
    expect(await search('nowak')).toEqual([])
  })

  test('a course by its new title, typos forgiven, and no longer by the old one', async () => {
    const other = await world.aSchool()
    const { product } = await other.work((ctx) => aProduct(ctx, { title: 'Haft krzyżykowy' }), other.admin)
    expect(await search('krzyzkowy', other)).toEqual(['Haft krzyżykowy'])
    const changed = { title: 'Dzierganie', searchText: 'dzierganie' }
    await other.work(({ tx }) => tx.update(products).set(changed).where(eq(products.id, product.id)))
    expect(await search('dzierganei', other)).toEqual(['Dzierganie'])
    expect(await search('krzyzykowy', other)).toEqual([])
  })

  test('titles before descriptions', async () => {
    expect(await search('fotografia')).toEqual(['Fotografia nocą', 'Excel'])
  })

  test.each(['xyzzy', '!?', '🍕', `' or 1=1 --`, '%', '\\'])('nothing for %s', async (q) => {
    expect(await search(q)).toEqual([])
  })

  test('no draft and nothing of another school', async () => {
    expect(await search('szkic')).toEqual([])
    expect(await search('zolw', await world.aSchool())).toEqual([])
  })
})

test.each(['', '   ', 'a'.repeat(151)])('refuses %j with a message for q', async (q) => {
  await expect(school.as().call(contract.searchCourses, { q })).rejects.toMatchObject({
    status: 422,
    fields: { q: [expect.any(String)] },
  })
})

test('answers what the specification names', async () => {
  const { data } = await school.as().call(contract.searchCourses, { q: 'joga' })
  expect(data).toEqual([
    { id: expect.any(String), title: 'Joga dla początkujących', slug: 'joga-dla-poczatkujacych', cover_photo: null },
  ])
})

test('a query is cut into its first eight words', () => {
  expect(wordsOf('a, b; (c) d/e f g h i')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
})
