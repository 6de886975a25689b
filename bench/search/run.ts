import { wordsOf } from '#modules/search/words-of.ts'
import { alternate } from '../alternate.ts'
import { medianTime, withTwoSchools } from '../house/two-schools.ts'
import { shown } from '../statistics.ts'
import { writeCourses } from './write-courses.ts'

/** `node bench/search/run.ts`: each kind of query over a thousand courses and over a hundred thousand. */
const COURSES = { few: 1_000, many: Number(process.env['BENCH_PRODUCTS'] ?? 100_000) }
const ASKED = 30
const PROMISED = 1.5

const queries = {
  'one word of many titles': 'papier',
  'two words of many titles': 'zolw papier',
  'a word of few titles': 'introligator',
  'a beginning': 'pap',
  'a wrong letter': 'papiar',
  'two words, both wrong': 'zulw papeir',
  'three words': 'zolw papier glina',
  'an author': 'nowakowska',
  'an author and a word of many titles': 'nowakowska papier',
  'the beginnings of three words': 'a k p',
  'a word of descriptions': 'cierpliwosc',
  'two words of descriptions': 'cierpliwosc grzbiet',
  'a word of most descriptions': 'poczatek',
  'two words of many names, together in few': 'nowakowska kowal',
  nothing: 'xyzzyq',
}

await withTwoSchools(COURSES, writeCourses, async ({ few, many }) => {
  console.log(`| search | ${COURSES.many} courses | ${COURSES.few} courses | ratio | kept |\n|---|---|---|---|---|`)
  for (const [what, query] of Object.entries(queries)) {
    const compared = await alternate(
      () => medianTime(many, search(query), ASKED),
      () => medianTime(few, search(query), ASKED),
    )
    const isKept = compared.ratio <= PROMISED ? 'yes' : '**no**'
    const ratio = `${compared.ratio.toFixed(2)} ×`
    console.log(
      `| ${what}: ${query} | ${shown(compared.subject, 'ms')} | ${shown(compared.baseline, 'ms')} | ${ratio} | ${isKept} |`,
    )
  }
})

/** As `search-courses.ts` asks. */
function search(query: string) {
  const words = wordsOf(query)
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  return {
    name: 'courses_found',
    text: 'select id from find_courses(fold($1), array(select fold(word) from unnest($2::text[]) as word)) as found order by place',
    values: [words.join(' '), longestFirst],
  }
}
