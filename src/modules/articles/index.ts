export { findArticleParts, readArticleAddresses } from './read-addresses.ts'
