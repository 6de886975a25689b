export type { PublishedArticles } from './published-articles.ts'
