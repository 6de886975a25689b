import type { Request } from 'autocannon'
import { withBaseline } from '../house/baseline.ts'
import type { Measure, Row } from '../measure.ts'
import { throughput } from '../throughput.ts'

/** Lists as JSON, beside one prepared statement with as many rows and bytes. */
export const lists: Measure = {
  name: 'lists',
  async run({ few, databaseUrl, subjects }) {
    const { lectureId, students } = subjects
    const on = `type=${encodeURIComponent('App\\Lecture')}&id=${lectureId}`
    const every: [string, Request, string][] = [
      [
        '20 comments with authors',
        { method: 'GET', path: `/comments?${on}`, headers: students[0]!.headers },
        `select c.id, c.body, c.created_at, p.name from comments c join people p on p.id = c.author_id where c.commentable_id = '${lectureId}' order by c.created_at desc limit 20`,
      ],
      [
        '20 posts of the community',
        { method: 'POST', path: '/json/community', headers: { cookie: students[0]!.headers['cookie']! } },
        `select p.id, p.title, p.body, p.created_at, a.name from posts p join people a on a.id = p.author_id where p.school_id = '${subjects.schoolId}' and p.topic_id = '${subjects.busy[0]!.topicId}' order by p.created_at desc nulls last, p.id desc nulls last limit 20`,
      ],
      [
        '20 reviews',
        {
          method: 'POST',
          path: '/json/reviews',
          headers: { 'content-type': 'application/json' },
          body: '{"length":20}',
        },
        `select id, rating, review, created_at from reviews where school_id = '${subjects.schoolId}' and status = 'approved' order by created_at desc limit 20`,
      ],
    ]
    const rows: Row[] = []
    for (const [work, request, query] of every) {
      const { byteLength } = await (await fetch(few.url + request.path, request)).arrayBuffer()
      const row = await withBaseline('query', { BYTES: byteLength, DATABASE_URL: databaseUrl, QUERY: query }, (url) =>
        throughput({
          work,
          subject: { url: few.url, requests: [request] },
          baseline: { url, what: 'one prepared statement' },
          atLeast: 0.5,
        }),
      )
      rows.push(row)
    }
    return rows
  },
}
