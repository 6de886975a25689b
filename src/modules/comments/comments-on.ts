import type { CommentableRef } from './contract.ts'

/** What pages show that list an item's comments, and what changes with each of them. */
export const commentsOn = ({ type, id }: CommentableRef): string => `comments:${type}:${id}`
