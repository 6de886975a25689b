import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { orderPaid } from '#modules/checkout/events.ts'
import { commentPosted } from '#modules/comments/events.ts'
import { lectures } from '#modules/courses/tables.ts'
import { studentRegistered } from '#modules/people/events.ts'
import { people } from '#modules/people/tables.ts'
import { reviewWritten } from '#modules/reviews/events.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
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
  const told = (name: string) => sql`(${domainEvents.payload} ->> ${sql.raw(`'${name}'`)})`
  const rows = await ctx.tx
    .select({
      id: domainEvents.id,
      createdAt: domainEvents.occurredAt,
      name: domainEvents.name,
      personName: people.name,
      product: { title: products.title, slug: products.slug },
      lectureId: lectures.id,
      amount: sql<number | null>`${told('amount')}::int`,
      currency: sql<string | null>`${told('currency')}`,
    })
    .from(domainEvents)
    .innerJoin(people, eq(people.id, sql`coalesce(${told('student_id')}, ${told('author_id')})::uuid`))
    .leftJoin(lectures, eq(lectures.id, sql`${told('commentable_id')}::uuid`))
    .leftJoin(
      products,
      eq(products.id, sql`coalesce(${told('product_id')}::uuid, ${told('course_id')}::uuid, ${lectures.courseId})`),
    )
    .where(
      and(
        inArray(domainEvents.name, Object.keys(KIND_OF)),
        eq(people.role, 'student'),
        olderThan(domainEvents.occurredAt, domainEvents.id, cursor),
      ),
    )
    .orderBy(desc(domainEvents.occurredAt), desc(domainEvents.id))
    .limit(PAGE + 1)
  return pageFrom(
    rows,
    PAGE,
    (row) => viewActivity(row, KIND_OF[row.name]!),
    (last) => `/json/home/activity?${new URLSearchParams({ cursor: cursorOf(last) })}`,
  )
}
