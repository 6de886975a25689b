export { EMBED_ORIGINS } from './embed-of.ts'
export type { OpenCommunities } from './open-communities.ts'
