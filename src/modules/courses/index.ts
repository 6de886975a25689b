export { commentableLectures, LECTURE_TYPE } from './commentable-lectures.ts'
export { mayWatch } from './policy.ts'
export { courseRoutes } from './routes.ts'
export { courseReactions } from './subscribers.ts'
