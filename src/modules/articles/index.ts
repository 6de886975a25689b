export type { PublishedArticles } from './published-articles.ts'
export { findArticleParts, readArticleAddresses } from './read-addresses.ts'
