import { alternate } from '../alternate.ts'
import type { House } from '../house/open-house.ts'
import type { Measure, Row } from '../measure.ts'
import { FEW_ROWS, MANY_ROWS, PRODUCTS } from '../settings.ts'
import { shown, spreadOf } from '../statistics.ts'

const ASKED = 200
const PROMISED = 1.5

interface List {
  work: string
  path: string
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

function listsOf({ subjects }: House): (List & { pathOfMany?: string })[] {
  const { lectureId, repliedTo, students, admin } = subjects
  const [replied, repliedMany] = Object.values(repliedTo)
  const student = { headers: students[0]!.headers }
  const posted = (body: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const on = `type=${encodeURIComponent('App\\Lecture')}&id=${lectureId}`
  return [
    { work: 'comments of a lecture', path: `/comments?${on}`, init: student },
    {
      work: 'replies to a comment',
      path: `/comments/${replied}/replies`,
      pathOfMany: `/comments/${repliedMany}/replies`,
      init: student,
    },
    { work: 'reviews of the school', path: '/json/reviews', init: posted({}) },
    { work: 'latest activity of the school', path: '/json/home/activity', init: { headers: admin.headers } },
    { work: `courses (${PRODUCTS})`, path: '/json/courses', init: {} },
    { work: `search (${PRODUCTS} courses)`, path: '/search', init: posted({ q: 'zolw papier' }) },
  ]
}

async function measured({ few, many }: House, list: List & { pathOfMany?: string }): Promise<Row> {
  const { work, path, init, pathOfMany = path } = list
  const compared = await alternate(
    () => medianTime(many.url + pathOfMany, init),
    () => medianTime(few.url + path, init),
  )
  return {
    work: `${work}, ${MANY_ROWS} rows`,
    measured: shown(compared.subject, 'ms'),
    baseline: `${shown(compared.baseline, 'ms')}, itself at ${FEW_ROWS} rows`,
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
