import type { InferSelectModel } from 'drizzle-orm'
import { type Media, type ShownImage, type ShownVideo, viewPicture, viewVideo } from '#modules/media/index.ts'
import { viewOwnable } from '#modules/people/index.ts'
import type { VoteValue } from '#modules/votes/contract.ts'
import type { Actor } from '#platform/context.ts'
import type { PanelTopic, Photo, Post, Topic } from './contract.ts'
import { mayPostIn, rightsOver } from './policy.ts'
import type { posts, topics } from './tables.ts'

type PostRecord = InferSelectModel<typeof posts>
type TopicRecord = InferSelectModel<typeof topics>

export interface TopicRow extends Pick<TopicRecord, 'id' | 'title' | 'description' | 'allowStudentsToAddPosts'> {
  isSubscribed: boolean
}

export interface PostRow extends Omit<PostRecord, 'schoolId' | 'topicId' | 'authorId' | 'imageId' | 'videoId'> {
  /** the viewer's own, null when there is none */
  vote: number | null
  author: Parameters<typeof viewOwnable>[0]
  topic: { id: string; title: string }
  image: ShownImage | null
  video: ShownVideo | null
}

export const viewTopic = (row: TopicRow, actor: Actor): Topic => ({
  id: row.id,
  title: row.title,
  description: row.description,
  allow_students_to_add_posts: row.allowStudentsToAddPosts,
  is_subscribed: row.isSubscribed,
  can: { post: mayPostIn(actor, row) },
})

export function viewPost(row: PostRow, actor: Actor, media: Media): Post {
  const video = row.video && viewVideo(row.video, media)
  return {
    id: row.id,
    title: row.title,
    body: row.body,
    student_id: row.byAdmin ? null : row.author.id,
    student: row.byAdmin ? null : { name: row.author.name },
    ownable: viewOwnable(row.author),
    community_topic: row.topic,
    image: viewPicture(row.image),
    video: row.videoEmbed,
    bunny_id: video?.bunny_id ?? null,
    bunny_status: video?.bunny_status ?? null,
    video_file: video,
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    is_held: row.heldAt !== null,
    comments_count: row.commentsCount,
    up_votes_count: row.upVotesCount,
    votes: row.votes,
    vote: (row.vote ?? 0) as VoteValue,
    can: rightsOver(actor, { authorId: row.author.id, byAdmin: row.byAdmin, isHeld: row.heldAt !== null }),
  }
}

/** Of a post whose picture is there. */
export function viewPhoto(row: { id: string; title: string; image: ShownImage }): Photo {
  const image = viewPicture(row.image)
  if (!image) throw new Error(`The picture of post ${row.id} is not finished`)
  return { id: image.id, post_id: row.id, title: row.title, image }
}

export const viewPanelTopic = (row: {
  topic: TopicRecord
  product: { id: string; title: string } | null
  postsCount: string
}): PanelTopic => ({
  id: row.topic.id,
  title: row.topic.title,
  description: row.topic.description,
  allow_students_to_add_posts: row.topic.allowStudentsToAddPosts,
  product: row.product,
  posts_count: Number(row.postsCount),
})
