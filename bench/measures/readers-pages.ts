import type { Request } from 'autocannon'
import { getOwnFeed } from '#modules/community/get-own-feed.ts'
import { getOwnCourse } from '#modules/course-pages/get-own-course.ts'
import { getOwnLesson } from '#modules/lessons/get-own-lesson.ts'
import type { Ctx } from '#platform/context.ts'
import { alternate } from '../alternate.ts'
import { withBaseline } from '../house/baseline.ts'
import type { Visitor } from '../house/find-subjects.ts'
import type { House } from '../house/open-house.ts'
import { load } from '../load.ts'
import type { Measure, Row } from '../measure.ts'
import { shown } from '../statistics.ts'
import { throughput } from '../throughput.ts'
import { neverKept } from './rendered-pages.ts'
import { statementsOf } from './statements-of.ts'

interface Page {
  work: string
  path: string
  /** finds what is the reader's own */
  own(ctx: Ctx): Promise<unknown>
  /** what a comment is written under, so that the page changes */
  comments: { type: string; id: string }
}

const READERS = 50
const SECOND = 1000

/** Pages of students who all get the same but for what is their own: kept, beside the same rendered, and beside the least it takes. */
export const readersPages: Measure = {
  name: 'readers-pages',
  async run(house) {
    const { courseSlug, lectureId, busy } = house.subjects
    await house.query(
      `insert into grants (id, school_id, student_id, product_id, source, source_id, starts_at, created_at)
       select gen_random_uuid(), p.school_id, s.id, p.id, 'instructor_action', gen_random_uuid(), now() - interval '1 year', now()
       from products p join people s on s.school_id = p.school_id and s.role = 'student' and s.email like 'bench-%'
       where p.slug = '${courseSlug}'`,
    )
    const pages: Page[] = [
      {
        work: 'lesson page, kept for students',
        path: `/${courseSlug}/watch/${lectureId}`,
        own: (ctx) => getOwnLesson(ctx, { id: lectureId }),
        comments: { type: 'App\\Lecture', id: lectureId },
      },
      {
        work: 'community feed, kept for students',
        path: '/community',
        own: (ctx) => getOwnFeed(ctx, {}),
        comments: { type: 'App\\CommunityPost', id: busy[0]!.postId },
      },
      {
        work: 'course page, kept for students',
        path: `/${courseSlug}`,
        own: (ctx) => getOwnCourse(ctx, { slug: courseSlug }),
        comments: { type: 'App\\Lecture', id: lectureId },
      },
    ]
    const rows: Row[] = []
    for (const page of pages) rows.push(...(await measured(house, page)))
    // Nothing of a front page is looked up for its reader, and all of /my is: no least to compare them with says more than the same rendered.
    rows.push(await besideRendered(house, { work: 'front page, kept for students', path: '/' }))
    return [
      ...rows,
      await besideRendered(house, { work: 'what one has, kept for those who have the same', path: '/my', atLeast: 2 }),
    ]
  },
}

async function measured(house: House, { work, path, own, comments }: Page): Promise<Row[]> {
  const { few, databaseUrl, subjects } = house
  const { schoolId, students } = subjects
  const requests = readersOf(house, path)
  const bytes = await bytesOfKept(few.url, requests[0]!)
  const { asked, options } = await statementsOf({ databaseUrl, schoolId }, own)
  const given = { BYTES: bytes, DATABASE_URL: databaseUrl, OPTIONS: options, STATEMENTS: JSON.stringify(asked) }
  const rows = await withBaseline('personal', given, async (url) => {
    const what = `its ${asked.length === 1 ? 'statement' : `${asked.length} statements`} and a constant`
    const beside = { subject: { url: few.url, requests }, baseline: { url, what } }
    return [
      await throughput({ work, ...beside, atLeast: 0.5 }),
      await whileSomebodyWrites(few.url, { comments, writers: students.slice(READERS) }, () =>
        throughput({ work: `${work}, under one new comment a second`, ...beside, atLeast: 0.4 }),
      ),
    ]
  })
  return [...rows, await besideRendered(house, { work, path })]
}

interface Beside extends Pick<Page, 'work' | 'path'> {
  /** less where the statement that both make is most of the work of the kept one */
  atLeast?: number
}

async function besideRendered(house: House, { work, path, atLeast = 6 }: Beside): Promise<Row> {
  const { url } = house.few
  const requests = readersOf(house, path)
  await bytesOfKept(url, requests[0]!)
  const rendered = requests.map(({ headers }) => neverKept(path, headers as Record<string, string>))
  const gain = await alternate(
    () => load(url, requests),
    () => load(url, rendered),
  )
  return {
    work: `${work}, beside the same rendered`,
    measured: shown(gain.subject, '/s'),
    baseline: `${shown(gain.baseline, '/s')}, rendered for each`,
    ratio: `${gain.ratio.toFixed(1)} ×`,
    promise: `≥ ${atLeast} ×`,
    isKept: gain.ratio >= atLeast,
    rounds: gain.rounds,
  }
}

const readersOf = ({ subjects }: House, path: string): Request[] =>
  subjects.students.slice(0, READERS).map(({ headers }) => {
    const { cookie } = headers as { cookie: string }
    return { method: 'GET', path, headers: { cookie, 'accept-encoding': 'gzip' } }
  })

/** @throws Error when the page is not kept for its readers */
async function bytesOfKept(url: string, { path, headers }: Request): Promise<number> {
  const answer = await fetch(`${url}${path}`, { headers: headers as Record<string, string> })
  const html = await answer.text()
  if (!html.includes('id="own-part"')) throw new Error(`${path} is not kept for its readers`)
  return Number(answer.headers.get('content-length'))
}

/** One comment a second, each by somebody else. @throws Error when one was not taken */
async function whileSomebodyWrites<Result>(
  url: string,
  { comments, writers }: { comments: Page['comments']; writers: Visitor[] },
  work: () => Promise<Result>,
): Promise<Result> {
  const body = JSON.stringify({ ...comments, body: 'Written while others read.' })
  const statuses: Promise<number>[] = []
  const write = () => {
    const { headers } = writers[statuses.length % writers.length]!
    statuses.push(fetch(`${url}/comments`, { method: 'POST', headers, body }).then(({ status }) => status))
  }
  const timer = setInterval(write, SECOND)
  const result = await work().finally(() => clearInterval(timer))
  const refused = (await Promise.all(statuses)).filter((status) => status !== 201)
  if (refused.length > 0) throw new Error(`Comments were answered with ${refused.join(', ')}`)
  return result
}
