import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { cursorIn } from '#platform/contract/paging.ts'
import { useApi } from '#web/kit/api/ApiProvider.tsx'
import {
  type Comment,
  type CommentableRef,
  type CommentPage,
  deleteComment,
  listComments,
  postComment,
} from '../contract.ts'
import { itemsIn, type Pages, withChange, withFirst, without } from './pages.ts'
import { removing } from './removing.ts'

/** The comments under an item: read in pages, added and removed at once, undone when the call fails. */
export function useComments(on: CommentableRef, initial: CommentPage | undefined) {
  const api = useApi()
  const queries = useQueryClient()
  const key = ['comments', on.type, on.id]
  const change = (by: (pages: Pages<Comment>) => Pages<Comment>) =>
    queries.setQueryData<Pages<Comment>>(key, (pages) => pages && by(pages))

  const list = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => api.call(listComments, { ...on, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => cursorIn(last.next_page_url),
    ...(initial && { initialData: { pages: [initial], pageParams: [undefined] } }),
  })
  const adding = useMutation({
    mutationFn: (body: string) => api.call(postComment, { ...on, body }),
    onSuccess: ({ comment }) => change((pages) => withFirst(pages, comment)),
  })

  return {
    list,
    comments: itemsIn(list.data),
    /** what is being posted now */
    posting: adding.isPending ? adding.variables : undefined,
    add: adding.mutateAsync,
    remove: (id: string) =>
      removing(
        queries,
        key,
        (pages: Pages<Comment>) => without(pages, id),
        () => api.call(deleteComment, { id }),
      ),
    update: (id: string, by: (comment: Comment) => Comment) => change((pages) => withChange(pages, id, by)),
  }
}
