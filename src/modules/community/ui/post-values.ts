import { lengthOf, tidied } from '#platform/contract/text-as-kept.ts'
import type { Post } from '../contract.ts'
import { POST_BODY_MAX, POST_BODY_MIN, POST_TITLE_MAX, POST_TITLE_MIN } from '../vocabulary.ts'

/** What is typed of a post; files cannot be kept and stand beside it. */
export interface PostValues {
  title: string
  body: string
  video_from: 'none' | 'file' | 'link'
  /** address of the video on another site */
  video: string
}

export const postValues = (post: Post | null): PostValues => ({
  title: post?.title ?? '',
  body: post?.body ?? '',
  video_from: post?.video ? 'link' : post?.video_file ? 'file' : 'none',
  video: post?.video ?? '',
})

/** Characters that are read: formatting counts for nothing. */
export const lengthOfBody = (body: string, isFormatted: boolean): number =>
  lengthOf(tidied(isFormatted ? body.replace(/<[^>]*>/g, '').replace(/&\w+;/g, '·') : body))

/** Whether the post can be sent as far as its words go (engagement §5). */
export function isSendable({ title, body }: PostValues, isFormatted: boolean): boolean {
  const titleLength = lengthOf(tidied(title))
  const bodyLength = lengthOfBody(body, isFormatted)
  return (
    titleLength >= POST_TITLE_MIN &&
    titleLength <= POST_TITLE_MAX &&
    bodyLength >= POST_BODY_MIN &&
    bodyLength <= POST_BODY_MAX
  )
}
