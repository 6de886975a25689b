export { lockTopics } from './lock-topics.ts'
