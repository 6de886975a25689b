import { Refusal } from '#platform/refusal.ts'

/** Nobody could read it. */
export class ArticleWithoutText extends Refusal {
  readonly status = 409
  readonly code = 'articles.without-text'
}
