import { ArticleBody } from '#modules/articles/contract.ts'
import { publishArticle } from '#modules/articles/publish-article.ts'
import { createArticle } from '#modules/articles/store-article.ts'
import { DAY } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { ArticleContent } from '../content.ts'
import type { WrittenCourse } from './write-course.ts'

export interface WrittenArticle {
  articleId: string
  content: ArticleContent
}

const WRITTEN_BEFORE = DAY

/** Writes an article a day before it comes out, or before the first start where that is still ahead. */
export async function writeArticle(
  at: (now: Date) => Ctx,
  now: Date,
  author: { id: string },
  { content, courses }: { content: ArticleContent; courses: WrittenCourse[] },
): Promise<WrittenArticle> {
  const outAt = new Date(now.getTime() - content.publishedDaysAgo * DAY)
  const ctx = at(new Date(Math.min(outAt.getTime(), now.getTime()) - WRITTEN_BEFORE))
  const body = ArticleBody.parse({
    language: content.language,
    title: content.title,
    body_html: content.body,
    summary: content.summary,
    author_id: author.id,
    tags: content.tags,
    product_ids: courses
      .filter((course) => content.products.includes(course.content.title))
      .map((each) => each.courseId),
    seo_title: content.seoTitle,
    seo_description: content.seoDescription,
  })
  const { article } = await createArticle(ctx, body)
  await publishArticle(ctx, { articleId: article.id, at: outAt.toISOString() })
  return { articleId: article.id, content }
}
