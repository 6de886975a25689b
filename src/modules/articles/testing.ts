import type { TestSchool } from '#test/world.ts'
import { ArticleBody, createArticle, type EditableArticle, publishArticle } from './contract.ts'

type Given = Partial<ArticleBody> & {
  /** when it is out; null: a draft. Left out: now */
  at?: string | null
}

/** An article by the school's admin, published now unless said otherwise. */
export async function anArticle(school: TestSchool, { at, ...given }: Given = {}): Promise<EditableArticle> {
  const admin = school.as(school.admin)
  const body = ArticleBody.parse({ title: 'Papier ma włókna', body_html: '<p>Papier ma kierunek.</p>', ...given })
  const { article } = await admin.call(createArticle, body)
  if (at === null) return article
  return (await admin.call(publishArticle, { articleId: article.id, at: at ?? null })).article
}
