import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { cursorIn } from '#platform/contract/paging.ts'
import { useApi } from '#web/kit/api/ApiProvider.tsx'
import { deleteReply, listReplies, postPictureReply, postReply, type Reply } from '../contract.ts'
import { itemsIn, type Pages, withChange, withLast, without } from './pages.ts'
import { removing } from './removing.ts'

interface NewReply {
  body: string
  /** null: the comment itself is answered */
  to: Reply | null
  image: File | undefined
}

/** The replies to a comment, fetched when `isOpen` is first true. */
export function useReplies(commentId: string, isOpen: boolean) {
  const api = useApi()
  const queries = useQueryClient()
  const key = ['replies', commentId]
  const change = (by: (pages: Pages<Reply>) => Pages<Reply>) =>
    queries.setQueryData<Pages<Reply>>(key, (pages) => pages && by(pages))

  const list = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => api.call(listReplies, { id: commentId, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => cursorIn(last.next_page_url),
    enabled: isOpen,
  })
  const adding = useMutation({
    mutationFn: ({ body, to, image }: NewReply) => {
      const reply = { id: commentId, body, ...(to && { reply_to_id: to.id }) }
      return image ? api.call(postPictureReply, reply, { image }) : api.call(postReply, reply)
    },
    onSuccess: ({ reply }) => change((pages) => withLast(pages, reply)),
  })

  return {
    list,
    replies: itemsIn(list.data),
    posting: adding.isPending ? adding.variables : undefined,
    add: adding.mutateAsync,
    remove: (id: string) =>
      removing(
        queries,
        key,
        (pages: Pages<Reply>) => without(pages, id),
        () => api.call(deleteReply, { id }),
      ),
    update: (id: string, by: (reply: Reply) => Reply) => change((pages) => withChange(pages, id, by)),
  }
}
