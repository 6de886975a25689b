import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq, inArray } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { people } from '#modules/people/tables.ts'
import { newId } from '#platform/ids.ts'
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

describe('search among many courses', () => {
  // the last byte of an id says in which part of the index its words are
  const ENDS = ['00', '20', '04', '01']
  const aCourse = (title: string, nth: number, text = '') => ({
    id: newId().slice(0, -2) + ENDS[nth % ENDS.length],
    kind: 'course' as const,
    slug: `course-${nth}`,
    title,
    searchText: `${title} ${text}`.toLowerCase(),
    status: 'published' as const,
  })
  const written = async (where: TestSchool, courses: ReturnType<typeof aCourse>[]) => {
    await where.work(({ tx }) => tx.insert(products).values(courses))
    return courses.map(({ id }) => id)
  }
  const numbered = (count: number, titleOf: (nth: number) => string, from = 0) =>
    Array.from({ length: count }, (_, nth) => aCourse(titleOf(nth), from + nth))

  test('finds them in all parts of the index, by titles and by descriptions', async () => {
    const other = await world.aSchool()
    const words = ['akwarela', 'grafika', 'kaligrafia', 'tkactwo']
    await written(
      other,
      words.map((word, nth) => aCourse(word, nth, 'pracownia')),
    )
    for (const word of words) expect(await search(word, other)).toEqual([word])
    expect((await search('pracownia', other)).toSorted()).toEqual(words)
    expect((await search('pracow', other)).toSorted()).toEqual(words)
    expect(await search('pracownia tkactwo', other)).toEqual(['tkactwo'])
  })

  test('twenty of those that hold the word: first what begins with it, then the shorter names', async () => {
    const other = await world.aSchool()
    await written(other, [
      ...numbered(30, (nth) => `Letni kurs: warsztat ${nth}`),
      ...numbered(2, (nth) => `Warsztat numer ${nth} dla każdego, kto lubi`, 30),
      ...numbered(3, (nth) => `O warsztat ${nth}`, 32),
      ...numbered(30, (nth) => `Warsztaty ${nth}`, 35),
    ])
    const found = await search('warsztat', other)
    expect(found).toHaveLength(20)
    expect(new Set(found).size).toBe(20)
    expect(found.slice(0, 2).every((title) => title.startsWith('Warsztat numer'))).toBe(true)
    expect(found.slice(2, 5).toSorted()).toEqual(['O warsztat 0', 'O warsztat 1', 'O warsztat 2'])
    expect(found.slice(5).every((title) => title.startsWith('Letni kurs'))).toBe(true)
    expect((await search('kurs warsztat', other)).every((title) => title.startsWith('Letni kurs'))).toBe(true)
    expect(await search('letni kurs warsztat 7', other)).toContain('Letni kurs: warsztat 7')
  })

  test('no more of them than are left when some are renamed, withdrawn, hidden and deleted', async () => {
    const other = await world.aSchool()
    const ids = await written(
      other,
      numbered(40, (nth) => `Rzeźba ${nth}`),
    )
    expect(await search('rzezba', other)).toHaveLength(20)
    await other.work(async ({ tx }) => {
      await tx.delete(products).where(inArray(products.id, ids.slice(0, 10)))
      await tx
        .update(products)
        .set({ status: 'draft' })
        .where(inArray(products.id, ids.slice(10, 20)))
      await tx
        .update(products)
        .set({ isHidden: true })
        .where(inArray(products.id, ids.slice(20, 28)))
      await tx
        .update(products)
        .set({ title: 'Snycerka', searchText: 'snycerka' })
        .where(inArray(products.id, ids.slice(28, 33)))
    })
    expect((await search('rzezba', other)).toSorted()).toEqual(
      [33, 34, 35, 36, 37, 38, 39].map((nth) => `Rzeźba ${nth}`),
    )
    expect(await search('snycerka', other)).toHaveLength(5)
    await other.work(({ tx }) => tx.update(products).set({ status: 'published' }).where(inArray(products.id, ids)))
    expect(await search('rzezba', other)).toHaveLength(17)
  })

  test('the few names that hold two words of many, in every part, by whatever was meant', async () => {
    const other = await world.aSchool()
    const together = [
      'Obrusy i talerze',
      'Talerze: obrusy dawne',
      'Nowe talerze, nowe obrusy',
      'Obrusy, talerze, kubki',
    ]
    await written(other, [
      ...numbered(60, (nth) => `Obrusy ${nth}`),
      ...numbered(60, (nth) => `Talerze ${nth}`, 60),
      ...together.map((title, nth) => aCourse(title, 120 + nth)),
    ])
    const queries = [
      'obrusy talerze',
      'talerze obrusy',
      'obrussy talerze',
      'obrussy taleerze',
      'obr tal',
      'talerze obrusy talerze',
    ]
    for (const query of queries) expect((await search(query, other)).toSorted(), query).toEqual(together.toSorted())
    expect(await search('talerze obrusy kubki', other)).toEqual(['Obrusy, talerze, kubki'])
  })

  test('a name in which one word is what two typed ones begin with, and one typed twice', async () => {
    const other = await world.aSchool()
    await written(other, [aCourse('Kowalstwo', 3), aCourse('Rzeźba', 2)])
    expect(await search('kowal kowalst', other)).toEqual(['Kowalstwo'])
    expect(await search('rzezba rzezba', other)).toEqual(['Rzeźba'])
  })

  test('none of another school, however many share the words', async () => {
    const [one, other] = [await world.aSchool(), await world.aSchool()]
    await written(
      one,
      numbered(50, (nth) => `Garncarstwo ${nth}`),
    )
    await written(other, [aCourse('Garncarstwo tutaj', 3, 'glina'), aCourse('Wikliniarstwo', 1, 'garncarstwo')])
    expect(await search('garncarstwo', other)).toEqual(['Garncarstwo tutaj', 'Wikliniarstwo'])
    expect(await search('garncarz', other)).toEqual(['Garncarstwo tutaj'])
    expect(await search('garncarstwo', one)).toHaveLength(20)
  })

  test('by letters: what begins so', async () => {
    const other = await world.aSchool()
    await written(other, [aCourse('Wełna w domu', 0), aCourse('Ceramika', 1), aCourse('Ogród', 2)])
    expect(await search('w', other)).toEqual(['Wełna w domu'])
    expect(await search('ce', other)).toEqual(['Ceramika'])
    expect(await search('w domu', other)).toEqual(['Wełna w domu'])
  })
})

test.each([
  ['', 'To pole jest wymagane'],
  ['   ', 'To pole jest wymagane'],
  ['a'.repeat(151), 'Tekst nie może przekraczać 150 znaków'],
])('refuses %j with a message for q', async (q, message) => {
  await expect(school.as().call(contract.searchCourses, { q })).rejects.toMatchObject({
    status: 422,
    fields: { q: [message] },
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
