import { type Belonging, moved } from '#modules/people/index.ts'
import { comments, replies } from './tables.ts'

export const commentBelongings: Belonging[] = [
  moved(comments.authorId, { kind: 'comments' }),
  moved(replies.authorId, { kind: 'comments' }),
]
