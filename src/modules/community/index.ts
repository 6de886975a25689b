export { commentablePosts } from './commentable-posts.ts'
export { EMBED_ORIGINS } from './embed-of.ts'
export { communityRoutes } from './routes.ts'
export { votablePosts } from './votable-posts.ts'
