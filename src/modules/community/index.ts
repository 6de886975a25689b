export { EMBED_ORIGINS } from './embed-of.ts'
export { lockTopics } from './lock-topics.ts'
