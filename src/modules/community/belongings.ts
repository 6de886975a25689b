import { type Belonging, moved, united } from '#modules/people/index.ts'
import { posts, topicSubscriptions } from './tables.ts'

export const communityBelongings: Belonging[] = [
  moved(posts.authorId, { kind: 'posts' }),
  united(topicSubscriptions.personId, { once: [topicSubscriptions.topicId] }),
]
