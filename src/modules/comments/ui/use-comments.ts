import { useMutation } from '@tanstack/react-query'
import { useApi } from '#kit/api/ApiProvider.tsx'
import {
  type Comment,
  type CommentableRef,
  type CommentPage,
  deleteComment,
  listComments,
  postComment,
} from '../contract.ts'
import { withFirst, withLast } from './pages.ts'
import { useWritten } from './use-written.ts'

/** The comments under an item. */
export function useComments(on: CommentableRef, initial: CommentPage | undefined) {
  const api = useApi()
  const { items, changeBySending, ...written } = useWritten<Comment>({
    key: ['comments', on.type, on.id],
    fetchPage: (cursor) => api.call(listComments, { ...on, cursor }),
    callDelete: (id) => api.call(deleteComment, { id }),
    initial,
  })
  const addPosted = (comment: Comment) => changeBySending((pages) => withFirst(pages, comment))
  const adding = useMutation({
    mutationFn: (written: { body: string; position_seconds?: number | null }) =>
      api.call(postComment, { ...on, ...written }),
    onSuccess: ({ comment }) => addPosted(comment),
  })
  return {
    ...written,
    comments: items,
    /** what is being posted now */
    posting: adding.isPending ? adding.variables.body : undefined,
    add: adding.mutateAsync,
    /** shows one that was posted with its video */
    addPosted,
    /** shows one whose own page is not there yet */
    addLinked: (comment: Comment) => changeBySending((pages) => withLast(pages, comment)),
  }
}
