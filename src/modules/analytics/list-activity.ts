import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { orderPaid } from '#modules/orders/events.ts'
import { commentPosted } from '#modules/comments/events.ts'
import { posts } from '#modules/community/tables.ts'
import { lectures } from '#modules/courses/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import { studentRegistered } from '#modules/people/events.ts'
import { people } from '#modules/people/tables.ts'
import { reviewWritten } from '#modules/reviews/events.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/db/database.ts'
import { atMost, cursorOf, FROM_THE_NEWEST, olderThanPlace, pageFrom, placeOf } from '#platform/db/paging.ts'
import { prepared } from '#platform/db/prepared.ts'
import { domainEvents } from '#platform/db/tables.ts'
import type { ActivityPage, listActivity as endpoint } from './contract.ts'
import { viewActivity } from './view.ts'
import type { ActivityKind } from './vocabulary.ts'

const PAGE = 8
const KIND_OF: Record<string, ActivityKind> = {
  [orderPaid.eventName]: 'sale',
  [studentRegistered.eventName]: 'registration',
  [commentPosted.eventName]: 'comment',
  [reviewWritten.eventName]: 'review',
}

/** What students did, newest first; the names are read now, so that a person who was erased is nowhere in it. */
export async function listActivity(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<ActivityPage> {
  const rows = await activityBefore(ctx.tx, cursor === undefined ? FROM_THE_NEWEST : placeOf(cursor))
  return pageFrom(
    rows,
    PAGE,
    (row) => viewActivity(row, KIND_OF[row.name]!, ctx.actor),
    (last) => `/json/home/activity?${new URLSearchParams({ cursor: cursorOf(last) })}`,
  )
}

const told = (name: string) => sql`(${domainEvents.payload} ->> ${sql.raw(`'${name}'`)})`
const toldId = (...names: string[]) => sql<string>`coalesce(${sql.join(names.map(told), sql`, `)})::uuid`

/**
 * What each event is about, as ids, in a subquery that its limit keeps apart: PostgreSQL reads what is behind row-level
 * security by its index only when it is asked for with a ready id, not with one it would have to read out of a text.
 */
const eventsBefore = (tx: Tx) =>
  tx
    .select({
      id: domainEvents.id,
      occurredAt: domainEvents.occurredAt,
      name: domainEvents.name,
      personId: toldId('student_id', 'author_id').as('person_id'),
      commentedId: toldId('commentable_id').as('commented_id'),
      productId: toldId('product_id', 'course_id').as('product_id'),
      transactionId: toldId('transaction_id').as('paid_by_id'),
      orderId: toldId('order_id').as('of_order_id'),
      amount: sql<number | null>`${told('amount')}::int`.as('told_amount'),
      currency: sql<string | null>`${told('currency')}`.as('told_currency'),
    })
    .from(domainEvents)
    .where(
      and(inArray(domainEvents.name, Object.keys(KIND_OF)), olderThanPlace(domainEvents.occurredAt, domainEvents.id)),
    )
    .orderBy(desc(domainEvents.occurredAt), desc(domainEvents.id))
    .limit(atMost(Number.MAX_SAFE_INTEGER))
    .as('event')

const activityBefore = prepared('activity_before', (tx) => {
  const event = eventsBefore(tx)
  return (
    tx
      .select({
        id: event.id,
        createdAt: event.occurredAt,
        name: event.name,
        personId: people.id,
        personName: people.name,
        orderId: event.orderId,
        product: { title: products.title, slug: products.slug },
        lectureId: lectures.id,
        post: { id: posts.id, title: posts.title },
        amount: event.amount,
        refundedAmount: transactions.refundedAmount,
        currency: event.currency,
      })
      .from(event)
      .innerJoin(people, and(eq(people.id, event.personId), eq(people.role, 'student')))
      .leftJoin(transactions, eq(transactions.id, event.transactionId))
      .leftJoin(posts, eq(posts.id, event.commentedId))
      .leftJoin(lectures, eq(lectures.id, event.commentedId))
      // A case, for the same reason: a coalesce is not trusted.
      .leftJoin(
        products,
        eq(
          products.id,
          sql`case when ${event.productId} is null then ${lectures.courseId} else ${event.productId} end`,
        ),
      )
      .orderBy(desc(event.occurredAt), desc(event.id))
      .limit(atMost(PAGE + 1))
  )
})
