import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { grants, revocations } from '#modules/access/tables.ts'
import { products } from '#modules/catalog/tables.ts'
import { comments, replies } from '#modules/comments/tables.ts'
import { posts } from '#modules/community/tables.ts'
import { isCounted } from '#modules/courses/index.ts'
import { lectures } from '#modules/courses/tables.ts'
import { lectureProgress } from '#modules/learning/tables.ts'
import { orderLines, orders } from '#modules/orders/tables.ts'
import { impersonations, mergedAccounts, people } from '#modules/people/tables.ts'
import { reviews } from '#modules/reviews/tables.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import { FIRST_SIGNS, type Happening } from './vocabulary.ts'

/** Of what somebody wrote, so much is read: more than is shown, so that it is not cut through an emoji. */
const READ_SIGNS = FIRST_SIGNS + 1

interface Asked {
  now: Date
  before: { createdAt: Date; id: string } | undefined
  most: number
}

interface Part {
  at: SQLWrapper
  id: SQLWrapper
  subject: SQLWrapper
  reason?: SQLWrapper
  path?: SQL
  /** from where, and which of them */
  from: SQL
}

/**
 * SQL: what happened with a student, of each kind no more than is asked for, so that a page reads as little of what somebody did a thousand
 * times as of what they did once.
 */
export function happeningsOf(student: string, { now, before, most }: Asked): SQL {
  const newest = (what: Happening, { at, id, subject, reason = sql`''`, path = sql`null`, from }: Part): SQL => sql`(
    select ${sql.raw(`'${what}'`)} as what, ${at} as at, ${id} as id, ${subject} as subject, ${reason} as reason, ${path} as path
    ${from} ${before ? sql`and (${at}, ${id}) < (${atMoment(before.createdAt)}, ${before.id}::uuid)` : sql``}
    order by ${at} desc, ${id} desc limit ${most})`
  const parts: [Happening, Part][] = [
    ...ofAccount(student),
    [
      'ordered',
      {
        at: orders.createdAt,
        id: orders.id,
        subject: sql`(select string_agg(line.title, ' + ' order by line.position) from ${orderLines} line where line.order_id = ${orders.id})`,
        path: sql`'/home/orders/' || ${orders.id}`,
        from: sql`from ${orders} where ${orders.studentId} = ${student}`,
      },
    ],
    ...ofGrants(student, now),
    ['completed', completedCourses(student, now)],
    ['commented', written(comments, student, sql`${comments.body}`)],
    ['replied', written(replies, student, sql`${replies.body}`)],
    ['posted', { ...written(posts, student, sql`${posts.title}`), path: sql`'/community/posts/' || ${posts.id}` }],
    [
      'reviewed',
      {
        at: reviews.createdAt,
        id: reviews.id,
        subject: products.title,
        from: sql`from ${reviews} join ${products} on ${products.id} = ${reviews.courseId} where ${reviews.studentId} = ${student}`,
      },
    ],
  ]
  return sql.join(
    parts.map(([what, part]) => newest(what, part)),
    sql` union all `,
  )
}

const ofAccount = (student: string): [Happening, Part][] => [
  [
    'joined',
    {
      at: people.createdAt,
      id: people.id,
      subject: sql`''`,
      from: sql`from ${people} where ${people.id} = ${student}`,
    },
  ],
  [
    'merged',
    {
      at: mergedAccounts.mergedAt,
      id: mergedAccounts.id,
      subject: sql`${mergedAccounts.name} || ' (' || ${mergedAccounts.email} || ')'`,
      from: sql`from ${mergedAccounts} where ${mergedAccounts.studentId} = ${student}`,
    },
  ],
  [
    'looked',
    {
      at: impersonations.createdAt,
      id: impersonations.id,
      subject: impersonations.adminName,
      from: sql`from ${impersonations} where ${impersonations.studentId} = ${student}`,
    },
  ],
]

function ofGrants(student: string, now: Date): [Happening, Part][] {
  const ofGrant = sql`join ${products} on ${products.id} = ${grants.productId}`
  return [
    [
      'granted',
      {
        at: grants.createdAt,
        id: grants.id,
        subject: products.title,
        reason: grants.reason,
        from: sql`from ${grants} ${ofGrant} where ${grants.studentId} = ${student}`,
      },
    ],
    [
      'revoked',
      {
        at: revocations.createdAt,
        id: grants.id,
        subject: products.title,
        reason: revocations.reason,
        from: sql`from ${grants} ${ofGrant} join ${revocations} on ${revocations.grantId} = ${grants.id} where ${grants.studentId} = ${student}`,
      },
    ],
    [
      'ended',
      {
        at: grants.endsAt,
        id: grants.id,
        subject: products.title,
        from: sql`from ${grants} ${ofGrant} where ${grants.studentId} = ${student} and ${grants.endsAt} <= ${atMoment(now)}
          and not exists (select from ${revocations} where ${revocations.grantId} = ${grants.id})`,
      },
    ],
  ]
}

const written = (items: typeof comments | typeof replies | typeof posts, student: string, words: SQL): Part => ({
  at: items.createdAt,
  id: items.id,
  subject: sql`left(${words}, ${READ_SIGNS})`,
  from: sql`from ${items} where ${items.authorId} = ${student}`,
})

/** When the last of the lectures that count for them was completed. */
const completedCourses = (student: string, now: Date): Part => ({
  at: sql.raw('done.at'),
  id: sql.raw('done.course_id'),
  subject: products.title,
  from: sql`from (
      select ${lectures.courseId} as course_id, max(${lectureProgress.completedAt}) as at
      from ${lectures}
      left join ${lectureProgress} on ${lectureProgress.lectureId} = ${lectures.id} and ${lectureProgress.personId} = ${student}
      where ${lectures.status} = 'published' and ${isCounted({ student: sql`${student}::uuid`, now: atMoment(now) })}
        and ${lectures.courseId} in (
          select begun.course_id from ${lectureProgress} begun where begun.person_id = ${student} and begun.completed_at is not null)
      group by ${lectures.courseId}
      having count(*) = count(${lectureProgress.completedAt})
    ) as done join ${products} on ${products.id} = done.course_id where true`,
})
