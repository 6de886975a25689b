import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { orderPaid } from '#modules/checkout/events.ts'
import { commentPosted } from '#modules/comments/events.ts'
import { posts } from '#modules/community/tables.ts'
import { lectures } from '#modules/courses/tables.ts'
import { studentRegistered } from '#modules/people/events.ts'
import { people } from '#modules/people/tables.ts'
import { reviewWritten } from '#modules/reviews/events.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, FROM_THE_NEWEST, olderThanPlace, pageFrom, placeOf } from '#platform/db/paging.ts'
import { prepared } from '#platform/db/prepared.ts'
import { domainEvents } from '#platform/db/tables.ts'
import type { ActivityPage, listActivity as endpoint } from './contract.ts'
import { viewActivity } from './view.ts'
import type { ActivityKind } from './vocabulary.ts'

const PAGE = 20
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
    (row) => viewActivity(row, KIND_OF[row.name]!),
    (last) => `/json/home/activity?${new URLSearchParams({ cursor: cursorOf(last) })}`,
  )
}

const told = (name: string) => sql`(${domainEvents.payload} ->> ${sql.raw(`'${name}'`)})`

/** Event by event: what an event is about is looked up by its id, however many people and products there are. */
const activityBefore = prepared('activity_before', (tx) => {
  const person = tx
    .select({ name: people.name })
    .from(people)
    .where(
      and(eq(people.id, sql`coalesce(${told('student_id')}, ${told('author_id')})::uuid`), eq(people.role, 'student')),
    )
    .limit(1)
    .as('person')
  const lecture = tx
    .select({ id: lectures.id, courseId: lectures.courseId })
    .from(lectures)
    .where(eq(lectures.id, sql`${told('commentable_id')}::uuid`))
    .limit(1)
    .as('lecture')
  const post = tx
    .select({ id: posts.id, title: posts.title })
    .from(posts)
    .where(eq(posts.id, sql`${told('commentable_id')}::uuid`))
    .limit(1)
    .as('post')
  const product = tx
    .select({ title: products.title, slug: products.slug })
    .from(products)
    .where(eq(products.id, sql`coalesce(${told('product_id')}::uuid, ${told('course_id')}::uuid, ${lecture.courseId})`))
    .limit(1)
    .as('product')
  return tx
    .select({
      id: domainEvents.id,
      createdAt: domainEvents.occurredAt,
      name: domainEvents.name,
      personName: person.name,
      product: { title: product.title, slug: product.slug },
      lectureId: lecture.id,
      post: { id: post.id, title: post.title },
      amount: sql<number | null>`${told('amount')}::int`,
      currency: sql<string | null>`${told('currency')}`,
    })
    .from(domainEvents)
    .innerJoinLateral(person, sql`true`)
    .leftJoinLateral(lecture, sql`true`)
    .leftJoinLateral(post, sql`true`)
    .leftJoinLateral(product, sql`true`)
    .where(
      and(inArray(domainEvents.name, Object.keys(KIND_OF)), olderThanPlace(domainEvents.occurredAt, domainEvents.id)),
    )
    .orderBy(desc(domainEvents.occurredAt), desc(domainEvents.id))
    .limit(PAGE + 1)
})
