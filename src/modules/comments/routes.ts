import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import type { Commentables } from './commentable.ts'
import * as contract from './contract.ts'
import { deleteComment } from './delete-comment.ts'
import { deleteReply } from './delete-reply.ts'
import { listComments } from './list-comments.ts'
import { listReplies } from './list-replies.ts'
import { postComment } from './post-comment.ts'
import { postReply } from './post-reply.ts'

export function commentRoutes(app: App, commentables: Commentables): void {
  serve(app, contract.listComments, (ctx, input) => listComments(ctx, input, commentables))
  serve(app, contract.postComment, (ctx, input) => postComment(ctx, input, commentables))
  serve(app, contract.deleteComment, (ctx, input) => deleteComment(ctx, input, commentables))
  serve(app, contract.listReplies, (ctx, input) => listReplies(ctx, input, commentables))
  serve(app, contract.postReply, (ctx, input) => postReply(ctx, input, commentables))
  serve(app, contract.deleteReply, deleteReply)
}
