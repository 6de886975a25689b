import pg from 'pg'
import { forgeryToken } from '#platform/http/forgery.ts'
import { digestOf, newSecret } from '#platform/ids.ts'
import { SECRET_KEY, SIGNED_IN } from '../settings.ts'

export interface Visitor {
  /** headers that sign a browser in */
  headers: Record<string, string>
}

export interface Subjects {
  courseSlug: string
  lectureId: string
  /** of the course, the first included */
  lectureIds: string[]
  /** some comments of the first lecture, in the database with few rows */
  commentIds: string[]
  /** what most is said about, in the database with few rows and in the one with many */
  busy: Busy[]
  soldSlug: string
  variantId: string
  amount: number
  currency: string
  schoolId: string
  students: Visitor[]
  admin: Visitor
}

export interface Busy {
  topicId: string
  postId: string
  commentId: string
}

/** What is called and by whom; the same people are signed in in every database. */
export async function findSubjects(url: string, urls: string[]): Promise<Subjects> {
  const courseSlug = 'introligatorstwo-od-pierwszej-skladki'
  const soldSlug = 'visible-mending'
  const one = await first(
    url,
    `select l.id as lecture, p.school_id as school from lectures l join sections s on s.id = l.section_id join products p on p.id = l.course_id
     where p.slug = '${courseSlug}' order by s.position, l.position limit 1`,
  )
  const sold = await first(
    url,
    `select v.id, v.amount, v.currency from variants v join products p on p.id = v.product_id where p.slug = '${soldSlug}'`,
  )
  const busy: Busy[] = []
  const visitors: Visitor[][] = []
  for (const each of urls) {
    busy.push(await findBusy(each))
    visitors.push(await signIn(each, String(one['school']), visitors[0]))
  }
  const [admin, ...students] = visitors[0]!
  return {
    courseSlug,
    soldSlug,
    lectureId: String(one['lecture']),
    lectureIds: await ids(
      url,
      `select l.id from lectures l join products p on p.id = l.course_id where p.slug = '${courseSlug}'`,
    ),
    commentIds: await ids(url, `select id from comments where body like 'Comment %' limit 500`),
    schoolId: String(one['school']),
    variantId: String(sold['id']),
    amount: Number(sold['amount']),
    currency: String(sold['currency']),
    busy,
    students,
    admin: admin!,
  }
}

async function findBusy(url: string): Promise<Busy> {
  const post = await first(url, `select id, topic_id from posts order by comments_count desc limit 1`)
  const comment = await first(url, `select id from comments order by replies_count desc limit 1`)
  return { topicId: String(post['topic_id']), postId: String(post['id']), commentId: String(comment['id']) }
}

const secretOf = ({ headers }: Visitor) => headers['cookie']!.split('=')[1]!

/** Where the demo school answers. */
const HOST = 'localhost'

/** The admin and the first students of the bench, under the secrets they already have elsewhere. */
async function signIn(url: string, schoolId: string, known: Visitor[] | undefined): Promise<Visitor[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(
      `select id from people where school_id = $1 and (role = 'admin' or email like 'bench-%') order by role, email limit $2`,
      [schoolId, SIGNED_IN + 1],
    )
    const visitors = rows.map((_, index) => known?.[index] ?? visitorWith(newSecret()))
    await client.query(
      `insert into sessions (id, school_id, person_id, host, renewed_at, expires_at)
       select s.id, $1, s.person, $4, now(), now() + interval '20 days' from unnest($2::text[], $3::uuid[]) s (id, person)`,
      [schoolId, visitors.map((visitor) => digestOf(secretOf(visitor))), rows.map(({ id }) => id), HOST],
    )
    return visitors
  } finally {
    await client.end()
  }
}

const visitorWith = (secret: string): Visitor => ({
  headers: {
    cookie: `katedra_session=${secret}`,
    'x-csrf-token': forgeryToken(SECRET_KEY, secret),
    'content-type': 'application/json',
    accept: 'application/json',
  },
})

const ids = async (url: string, text: string) => (await all(url, text)).map(({ id }) => String(id))

const first = async (url: string, text: string) => (await all(url, text))[0]!

async function all(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows as Record<string, unknown>[]
}
