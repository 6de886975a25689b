import type { Media } from '#modules/media/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import * as contract from './contract.ts'
import { createPost } from './create-post.ts'
import { deletePost } from './delete-post.ts'
import { deleteTopic } from './delete-topic.ts'
import { getOwnFeed } from './get-own-feed.ts'
import { getPost } from './get-post.ts'
import { listPhotos, listTopicPhotos, previewGallery, previewTopicGallery } from './list-photos.ts'
import { listPosts, listTopicPosts } from './list-posts.ts'
import { listTopics } from './list-topics.ts'
import { orderTopics } from './order-topics.ts'
import { readPanelTopics } from './read-panel-topics.ts'
import { setEmailNotification } from './set-email-notification.ts'
import { storeTopic } from './store-topic.ts'
import { updatePost } from './update-post.ts'
import { updateTopic } from './update-topic.ts'

export function communityRoutes(app: App, media: Media): void {
  serve(app, contract.listTopics, listTopics)
  serve(app, contract.listPosts, (ctx, input) => listPosts(ctx, input, media))
  serve(app, contract.listTopicPosts, (ctx, input) => listTopicPosts(ctx, input, media))
  serve(app, contract.getOwnFeed, getOwnFeed)
  serve(app, contract.getPost, (ctx, input) => getPost(ctx, input, media))
  serveOutsideTransaction(app, contract.createPost, (ctx, input, { request }) =>
    createPost(ctx, { ...input, image: request.uploads['image'] }, media),
  )
  serveOutsideTransaction(app, contract.updatePost, (ctx, input, { request }) =>
    updatePost(ctx, { ...input, image: request.uploads['image'] }, media),
  )
  serve(app, contract.deletePost, deletePost)
  serve(app, contract.previewGallery, previewGallery)
  serve(app, contract.previewTopicGallery, previewTopicGallery)
  serve(app, contract.listPhotos, listPhotos)
  serve(app, contract.listTopicPhotos, listTopicPhotos)
  serve(app, contract.setEmailNotification, setEmailNotification)
  serve(app, contract.listPanelTopics, async (ctx) => ({ data: await readPanelTopics(ctx) }))
  serve(app, contract.storeTopic, storeTopic)
  serve(app, contract.updateTopic, updateTopic)
  serve(app, contract.deleteTopic, deleteTopic)
  serve(app, contract.orderTopics, orderTopics)
}
