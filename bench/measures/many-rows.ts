import { alternate } from '../alternate.ts'
import { POST_TYPE } from '#modules/community/vocabulary.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import type { Busy } from '../house/find-subjects.ts'
import type { House } from '../house/open-house.ts'
import type { Measure, Row } from '../measure.ts'
import { BUSY_COMMENT_REPLIES, BUSY_POST_COMMENTS, FEW, MANY } from '../settings.ts'
import { shown, spreadOf } from '../statistics.ts'

const ASKED = 200
const PROMISED = 1.5

interface List {
  work: string
  path: string
  /** in the database with many rows, when it is another */
  pathOfMany?: string
  init: RequestInit
}

/** The same list over few and over many rows, one request after the other: its median time. */
export const manyRows: Measure = {
  name: 'many-rows',
  async run(house) {
    const rows: Row[] = []
    for (const list of listsOf(house)) rows.push(await measured(house, list))
    return rows
  },
}

function listsOf({ subjects }: House): List[] {
  const { lectureId, busy, students, admin } = subjects
  const [few, many] = busy as [Busy, Busy]
  const student = { headers: students[0]!.headers }
  const posted = (body: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const both = (path: (busy: Busy) => string) => ({ path: path(few), pathOfMany: path(many) })
  const on = (type: string, id: string) => `/comments?type=${encodeURIComponent(type)}&id=${id}`
  const post = { method: 'POST', headers: { cookie: students[0]!.headers['cookie']! } }
  return [
    { work: `feed of all topics (${MANY.posts} posts)`, path: '/json/community', init: post },
    { work: 'feed of one topic', ...both(({ topicId }) => `/json/community/topics/${topicId}`), init: post },
    { work: 'gallery of all topics', path: '/json/community/gallery', init: post },
    {
      work: `comments of a post (${BUSY_POST_COMMENTS})`,
      ...both(({ postId }) => on(POST_TYPE, postId)),
      init: student,
    },
    {
      work: `replies to a comment (${BUSY_COMMENT_REPLIES})`,
      ...both(({ commentId }) => `/comments/${commentId}/replies`),
      init: student,
    },
    { work: 'comments of a lecture', path: on(LECTURE_TYPE, lectureId), init: student },
    { work: 'reviews of the school', path: '/json/reviews', init: posted({}) },
    { work: 'latest activity of the school', path: '/json/home/activity', init: { headers: admin.headers } },
    { work: `courses (${MANY.products})`, path: '/json/courses', init: {} },
    { work: `search (${MANY.products} courses)`, path: '/search', init: posted({ q: 'zolw papier' }) },
  ]
}

async function measured({ few, many }: House, list: List): Promise<Row> {
  const { work, path, init, pathOfMany = path } = list
  const compared = await alternate(
    () => medianTime(many.url + pathOfMany, init),
    () => medianTime(few.url + path, init),
  )
  return {
    work: `${work}, ${MANY.rows} rows`,
    measured: shown(compared.subject, 'ms'),
    baseline: `${shown(compared.baseline, 'ms')}, itself at ${FEW.rows} rows`,
    ratio: `${compared.ratio.toFixed(2)} ×`,
    promise: `≤ ${PROMISED} ×`,
    isKept: compared.ratio <= PROMISED,
    rounds: compared.rounds,
  }
}

async function medianTime(url: string, init: RequestInit): Promise<number> {
  const times: number[] = []
  for (let asked = 0; asked < ASKED; asked++) {
    const began = performance.now()
    const answer = await fetch(url, init)
    await answer.arrayBuffer()
    times.push(performance.now() - began)
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  }
  return spreadOf(times).median
}
