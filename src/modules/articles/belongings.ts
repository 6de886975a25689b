import { type Belonging, moved } from '#modules/people/index.ts'
import { articles } from './tables.ts'

export const articleBelongings: Belonging[] = [moved(articles.authorId)]
