import type pg from 'pg'
import { SCHOOL } from '../house/two-schools.ts'

const STRIDE = 5_000
const common =
  'Światło Żółw Papier Drzewo Garden Harbour Copper Wełna Glina Rhythm Shadow Ogród Metal Silk Kamień Water Szkło Forest Nić Bread'.split(
    ' ',
  )
const first = ['Anna', 'Jan', 'Ewa', 'Piotr', 'Zofia', 'Marek']
const last = ['Nowakowska', 'Żak', 'Wiśniewska', 'Lis', 'Kowal', 'Dąb', 'Mróz']
const authors = first.flatMap((name) => last.map((surname) => `${name} ${surname}`))
const syllables = 'ba ko mi ro te lu sza dzi pra wen ki no gra sto ły ce'.split(' ')

/** Words as people use them: some everywhere, most of them seldom. */
export async function writeCourses(owner: pg.Client, courses: number): Promise<void> {
  await owner.query(
    `insert into schools (id, slug, name, language, contact_email) values ($1, 'bench', 'Bench', 'pl', 'bench@example.com')`,
    [SCHOOL],
  )
  await owner.query(
    `insert into people (id, role, admin_role, email, name) select uuidv7(), 'admin', 'owner', 'author-' || n || '@example.com', name
     from unnest($1::text[]) with ordinality as author (name, n)`,
    [authors],
  )
  const random = dice()
  const words = [...common, ...Array.from({ length: 4980 }, () => aWord(random))]
  const some = (times: number) =>
    Array.from({ length: times }, () => words[Math.floor(words.length * random() ** 3)]).join(' ')
  for (let from = 0; from < courses; from += STRIDE) {
    const numbers = Array.from({ length: Math.min(STRIDE, courses - from) }, (_, nth) => from + nth)
    const titles = numbers.map((n) => some(3) + (n % 500 === 7 ? ' Introligator' : ''))
    const texts = numbers.map(
      (n) =>
        some(30) +
        (n % 50 === 3 ? ' cierpliwość' : '') +
        (n % 70 === 3 ? ' grzbiet' : '') +
        (n % 3 > 0 ? ' początek' : ''),
    )
    await owner.query(
      `insert into products (id, kind, slug, title, description, status, search_text, author_id, published_at, created_at)
       select uuidv7(), 'course', 'bench-' || n, title, '', 'published', lower(unaccent(title || ' ' || words)),
         (select id from people where email = 'author-' || 1 + n % ${authors.length} || '@example.com'), now(), now() - n * interval '1 minute'
       from unnest($1::int[], $2::text[], $3::text[]) as made (n, title, words)`,
      [numbers, titles, texts],
    )
  }
}

const aWord = (random: () => number): string =>
  Array.from({ length: 4 }, () => syllables[Math.floor(random() * syllables.length)]).join('')

/** The same courses each time. */
function dice(): () => number {
  let state = 1
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}
