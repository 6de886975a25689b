import { useMutation } from '@tanstack/react-query'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { deleteReply, listReplies, postPictureReply, postReply, type Reply } from '../contract.ts'
import { withLast } from './pages.ts'
import { useWritten } from './use-written.ts'

interface NewReply {
  body: string
  /** null: the comment itself is answered */
  to: Reply | null
  image: File | undefined
}

/** The replies to a comment, fetched when `isOpen` is first true. */
export function useReplies(commentId: string, isOpen: boolean) {
  const api = useApi()
  const { items, changeBySending, ...written } = useWritten<Reply>({
    key: ['replies', commentId],
    fetchPage: (cursor) => api.call(listReplies, { id: commentId, cursor }),
    callDelete: (id) => api.call(deleteReply, { id }),
    isWanted: isOpen,
  })
  const adding = useMutation({
    mutationFn: ({ body, to, image }: NewReply) => {
      const reply = { id: commentId, body, ...(to && { reply_to_id: to.id }) }
      return image ? api.call(postPictureReply, reply, { image }) : api.call(postReply, reply)
    },
    onSuccess: ({ reply }) => changeBySending((pages) => withLast(pages, reply)),
  })
  return {
    ...written,
    replies: items,
    posting: adding.isPending ? adding.variables : undefined,
    add: adding.mutateAsync,
  }
}
