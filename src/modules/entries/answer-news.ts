import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isOpen } from '#modules/access/index.ts'
import { products } from '#modules/catalog/tables.ts'
import { componentPath } from '#modules/courses/paths/vocabulary.ts'
import { componentEntries, lectureComponents, lectures } from '#modules/courses/tables.ts'
import type { NewsSource } from '#modules/notifications/index.ts'
import { people } from '#modules/people/tables.ts'
import { isSignedIn } from '#platform/context.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { labelOf } from './view.ts'

/** Answers to what their reader entered, in lectures of courses that are open to them still. */
export const answerNews: NewsSource = {
  kinds: ['answer'],
  async read({ tx, now, actor }, noted, language) {
    if (!isSignedIn(actor)) return []
    const say = translator((language === 'pl' ? pl : en).mails, language)
    const isTheirs = isOpen({ student: sql`${actor.id}::uuid`, product: products.id, now: atMoment(now) })
    const ids = noted.map(({ itemId }) => itemId)
    const rows = await tx
      .select({
        body: componentEntries.answer,
        componentId: lectureComponents.id,
        content: lectureComponents.content,
        lecture: { id: lectures.id, title: lectures.title },
        slug: products.slug,
        author: people.name,
      })
      .from(componentEntries)
      .innerJoin(lectureComponents, eq(lectureComponents.id, componentEntries.componentId))
      .innerJoin(lectures, eq(lectures.id, lectureComponents.ownerId))
      .innerJoin(products, eq(products.id, lectures.courseId))
      .leftJoin(people, eq(people.id, componentEntries.answeredById))
      .where(
        and(
          inArray(componentEntries.answerId, ids),
          eq(componentEntries.personId, actor.id),
          isNull(lectureComponents.removedAt),
          sql`(${lectures.isFreeToWatch} or ${isTheirs})`,
        ),
      )
      .orderBy(asc(componentEntries.answeredAt), asc(componentEntries.id))
    return rows.map(({ body, componentId, content, lecture, slug, author }) => {
      const names = { author: author ?? say('answer.someone'), title: lecture.title, question: labelOf(content) }
      return {
        subject: say('answer.subject', names),
        said: say('answer.said', names),
        body: body ?? '',
        path: componentPath(slug, lecture.id, componentId),
        action: say('answer.action'),
      }
    })
  },
}
