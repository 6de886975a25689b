import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { deleteComment } from './delete-comment.ts'
import { deleteReply } from './delete-reply.ts'
import { listComments } from './list-comments.ts'
import { listReplies } from './list-replies.ts'
import type { CommentParts } from './parts.ts'
import { postingOn } from './post-comment.ts'
import { postPictureComment } from './post-picture-comment.ts'
import { postPictureReply } from './post-picture-reply.ts'
import { postReply } from './post-reply.ts'
import { postVideoComment } from './post-video-comment.ts'
import { readComment } from './read-comment.ts'

export function commentRoutes(app: App, parts: CommentParts): void {
  const { commentables, media } = parts
  const postComment = postingOn(commentables)
  serve(app, contract.listComments, (ctx, input) => listComments(ctx, input, parts))
  serve(app, contract.readComment, (ctx, input) => readComment(ctx, input, parts))
  serveOutsideTransaction(app, contract.postComment, (ctx, input, { request }) => {
    const image = request.uploads['image']
    if (image) return postPictureComment(ctx, { ...input, image }, { commentables, media })
    return input.file === 1 ? postVideoComment(ctx, input, { commentables, media }) : postComment(ctx, input)
  })
  serve(app, contract.deleteComment, (ctx, input) => deleteComment(ctx, input, parts))
  serve(app, contract.listReplies, (ctx, input) => listReplies(ctx, input, commentables))
  serve(app, contract.postReply, (ctx, input) => postReply(ctx, input, commentables))
  serveOutsideTransaction(app, contract.postPictureReply, (ctx, input, { request }) =>
    postPictureReply(ctx, { ...input, image: request.uploads['image'] }, { commentables, media }),
  )
  serve(app, contract.deleteReply, (ctx, input) => deleteReply(ctx, input, commentables))
}
