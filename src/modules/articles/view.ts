import { viewPicture } from '#modules/media/index.ts'
import type { ArticleCard, Tag } from './contract.ts'
import type { CardRow } from './read-articles.ts'

export const viewCard = ({ article, cover, author }: CardRow, tags: Tag[]): ArticleCard => ({
  id: article.id,
  slug: article.slug,
  language: article.language,
  title: article.title,
  excerpt: article.excerpt,
  cover: viewPicture(cover),
  tags,
  author_name: author,
  published_at: article.publishedAt?.toISOString() ?? null,
  minutes_to_read: article.minutesToRead,
})
