export { EMBED_ORIGINS } from './embed-of.ts'
export { lockTopics } from './lock-topics.ts'
export type { OpenCommunities } from './open-communities.ts'
