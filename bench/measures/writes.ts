import type { Request } from 'autocannon'
import { withBaseline } from '../house/baseline.ts'
import type { House } from '../house/open-house.ts'
import type { Measure, Row } from '../measure.ts'
import { throughput } from '../throughput.ts'

/** What is written by a click, committed with its events, beside the same rows written by who asks nothing. */
export const writes: Measure = {
  name: 'writes',
  async run(house) {
    const { lectureIds, commentIds } = house.subjects
    const body = 'Written while the bench ran, like a hundred others.'
    const lecture = (turn: number) => lectureIds[turn % lectureIds.length]
    const comment = (turn: number) => commentIds[turn % commentIds.length]
    const click = (path: string, body: object): Click => ({ path, body: JSON.stringify(body) })
    return [
      await measured(house, ['comment', 'post a comment'], (turn) =>
        click('/comments', { id: lecture(turn), type: 'App\\Lecture', body }),
      ),
      await measured(house, ['vote', 'vote'], (turn) =>
        click('/vote', { id: comment(turn), type: 'App\\Comment', value: 1 }),
      ),
      await measured(house, ['complete', 'mark complete'], (turn) =>
        click(`/lecture/${lecture(turn)}/complete`, { is_completed: true }),
      ),
    ]
  },
}

interface Click {
  path: string
  body: string
}

type NextClick = (turn: number) => Click

const WRITTEN: Request = {
  method: 'POST',
  path: '/',
  headers: { 'content-type': 'application/json' },
  body: '{}',
}

const measured = (
  { few, databaseUrl, subjects }: House,
  [writes, work]: [string, string],
  next: NextClick,
): Promise<Row> =>
  withBaseline('write', baselineOf(databaseUrl, subjects, writes), (url) =>
    throughput({
      work,
      subject: { url: few.url, requests: [bySomeoneElseEachTime(subjects.students, next)] },
      baseline: { url, what: 'the same rows, committed', requests: [WRITTEN] },
      atLeast: 0.5,
    }),
  )

const baselineOf = (databaseUrl: string, { schoolId, lectureId }: House['subjects'], writes: string) => ({
  DATABASE_URL: databaseUrl,
  SCHOOL: schoolId,
  LECTURE: lectureId,
  WRITES: writes,
})

let turn = 0

const bySomeoneElseEachTime = (students: House['subjects']['students'], next: NextClick): Request => ({
  method: 'POST',
  setupRequest: (request) => ({
    ...request,
    ...next(turn),
    headers: { ...students[turn++ % students.length]!.headers },
  }),
})
