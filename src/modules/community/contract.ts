import { z } from 'zod'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { Cursor, pageOf } from '#platform/contract/paging.ts'
import { Done, Id, Ownable, Seen, Time } from '#platform/contract/shapes.ts'
import { Told } from '#platform/contract/told.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import { Picture, Video, VideoUpload } from '#modules/media/contract.ts'
import { Tally } from '#modules/votes/contract.ts'
import {
  POST_IMAGE_MAX_BYTES,
  POST_IMAGE_TYPES,
  POST_TITLE_MAX,
  POST_TITLE_MIN,
  TOPIC_DESCRIPTION_MAX,
  TOPIC_TITLE_MAX,
} from './vocabulary.ts'

export const Topic = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  allow_students_to_add_posts: z.boolean(),
  /** whether whoever looks has asked for mails about it */
  is_subscribed: z.boolean(),
  can: z.object({ post: z.boolean() }),
})
export type Topic = z.output<typeof Topic>

/** A topic as an admin sets it up. `product` is whose buyers see it; null: every student. */
export const PanelTopic = Topic.omit({ is_subscribed: true, can: true }).extend({
  product: z.object({ id: Id, title: z.string() }).nullable(),
  posts_count: z.int(),
})
export type PanelTopic = z.output<typeof PanelTopic>

const PostRights = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  see_author: z.boolean(),
  report: z.boolean(),
  hold: z.boolean(),
})

/** A post (engagement §3). `student_id` present: `body` is plain text; absent: an admin's sanitised html. */
export const Post = z.object({
  id: Id,
  title: z.string(),
  body: z.string(),
  student_id: Id.nullable(),
  student: z.object({ name: z.string() }).nullable(),
  ownable: Ownable,
  community_topic: z.object({ id: Id, title: z.string() }),
  image: Picture.nullable(),
  /** address of another host's player, for an iframe */
  video: z.string().nullable(),
  bunny_id: z.string().nullable(),
  bunny_status: z.int().nullable(),
  /** the post's own video file and how far it is */
  video_file: Video.nullable(),
  created_at: Time,
  edited_at: Time.nullable(),
  /** waits for an admin; only its author and admins see it */
  is_held: z.boolean(),
  comments_count: z.int(),
  ...Tally.shape,
  can: PostRights,
})
export type Post = z.output<typeof Post>

export const PostPage = pageOf(Post)
export type PostPage = z.output<typeof PostPage>

export const Photo = z.object({ id: Id, post_id: Id, title: z.string(), image: Picture })
export type Photo = z.output<typeof Photo>

export const PhotoPage = pageOf(Photo)
export type PhotoPage = z.output<typeof PhotoPage>

const Feed = z.object({ community_posts: PostPage, community_topic: Topic.nullable() })

export const listTopics = endpoint('GET /json/community/topics', {
  summary: 'The topics whoever looks may see, in the school’s order',
  access: 'signed-in',
  answer: z.object({ data: z.array(Topic) }),
})

export const listPosts = endpoint('POST /json/community', {
  summary: 'Posts of all topics whoever looks may see, newest first',
  access: 'signed-in',
  impersonated: 'answered',
  forgeryCheck: false,
  query: z.object({ cursor: Cursor }),
  answer: Feed,
})

export const listTopicPosts = endpoint('POST /json/community/topics/:topicId', {
  summary: 'Posts of one topic, newest first',
  access: 'signed-in',
  impersonated: 'answered',
  forgeryCheck: false,
  query: z.object({ cursor: Cursor }),
  answer: Feed,
})

/** What of a feed is the viewer's own. */
export const OwnFeed = z.object({
  /** the products that open topics to them; null where something of theirs waits for an admin, so that they read more than others do */
  opened: z.array(Id).nullable(),
  subscribed_ids: z.array(Id),
  votes: z.array(z.object({ id: Id, vote: Tally.shape.vote })),
  written: z.array(z.object({ id: Id, can: PostRights })),
})
export type OwnFeed = z.output<typeof OwnFeed>

export const getOwnFeed = endpoint('GET /json/community/own', {
  summary: 'Which topics send the viewer mails, and which of the first posts they voted on or wrote',
  access: 'signed-in',
  query: z.object({ topic_id: Id.optional() }),
  answer: OwnFeed,
})

export const getPost = endpoint('POST /json/community/posts/:id', {
  summary: 'One post',
  access: 'signed-in',
  impersonated: 'answered',
  forgeryCheck: false,
  answer: z.object({ post: Post }),
})

/** Lengths are checked by the verb, both at once: formatted text counts without its marks. */
const Written = z.object({
  title: oneLine().register(Told, { minLength: POST_TITLE_MIN, maxLength: POST_TITLE_MAX }),
  body: someLines().max(200_000),
  /** address of a video at a host on the allow-list; empty: none */
  video: oneLine().max(500).default(''),
})

const VideoFile = {
  file: z.coerce
    .number()
    .pipe(z.union([z.literal(0), z.literal(1)]))
    .default(0),
  /** name of the video file, when `file` is 1 */
  video_file_upload: z.string().max(255).default(''),
}
const Sent = z.object({ post: Post, videoUpload: VideoUpload.optional() })

const postImage = { image: { maxBytes: POST_IMAGE_MAX_BYTES, types: POST_IMAGE_TYPES } }

export const createPost = endpoint('POST /json/community/topics/:topicId/post/create', {
  summary: 'Write a post; with file=1 its video is then uploaded by tus',
  access: 'signed-in',
  right: 'write-to-students',
  refuses: [403, 429, 502],
  status: 201,
  body: Written.extend(VideoFile),
  files: postImage,
  answer: Sent,
})

export const updatePost = endpoint('PUT /json/community/posts/:id', {
  summary:
    'Change a post: a student’s by its author, an admin’s by every admin. With file=1 a video follows by tus and takes the place of the old',
  access: 'signed-in',
  right: 'write-to-students',
  refuses: [403, 502],
  body: Written.extend({
    /** true takes the picture away; a new picture replaces it anyway */
    without_image: z.stringbool().or(z.boolean()).default(false),
    /** true takes the video file away; a new one replaces it anyway */
    without_video: z.stringbool().or(z.boolean()).default(false),
    ...VideoFile,
  }),
  files: postImage,
  answer: Sent,
})

export const deletePost = endpoint('DELETE /json/community/posts/:id', {
  summary: 'Delete a post with its comments: its student author, and admins',
  access: 'signed-in',
  right: 'write-to-students',
  refuses: [403],
  answer: Done,
})

export const previewGallery = endpoint('POST /json/community/gallery-preview', {
  summary: 'The newest photos of all topics',
  access: 'signed-in',
  impersonated: 'answered',
  forgeryCheck: false,
  answer: z.object({ photos: z.array(Photo) }),
})

export const previewTopicGallery = endpoint('POST /json/community/gallery-preview/:topicId', {
  summary: 'The newest photos of one topic',
  access: 'signed-in',
  impersonated: 'answered',
  forgeryCheck: false,
  answer: z.object({ photos: z.array(Photo) }),
})

const Gallery = z.object({ photos: PhotoPage, community_topic: Topic.nullable() })

export const listPhotos = endpoint('POST /json/community/gallery', {
  summary: 'Photos of all topics, newest first',
  access: 'signed-in',
  impersonated: 'answered',
  forgeryCheck: false,
  query: z.object({ cursor: Cursor }),
  answer: Gallery,
})

export const listTopicPhotos = endpoint('POST /json/community/gallery/:topicId', {
  summary: 'Photos of one topic, newest first',
  access: 'signed-in',
  impersonated: 'answered',
  forgeryCheck: false,
  query: z.object({ cursor: Cursor }),
  answer: Gallery,
})

export const EmailNotification = z.object({ community_topics: z.array(Id) })
export type EmailNotification = z.output<typeof EmailNotification>

export const setEmailNotification = endpoint('POST /json/email-notification', {
  summary: 'Ask for mails about a topic, or for no more of them; answers all preferences',
  access: 'signed-in',
  changes: 'own',
  body: z.object({ topic: Id, action: z.enum(['subscribe', 'unsubscribe']) }),
  answer: z.object({ email_notification: EmailNotification }),
})

const TopicDetails = z.object({
  title: oneLine().min(1, 'validation.title').max(TOPIC_TITLE_MAX),
  description: someLines().max(TOPIC_DESCRIPTION_MAX).default(''),
  allow_students_to_add_posts: z.boolean().default(false),
  product_id: Id.nullable().default(null),
})

export const listPanelTopics = endpoint('GET /json/home/community/topics', {
  summary: 'All topics in order, with how many posts each has',
  access: 'admin',
  right: 'change-content',
  answer: z.object({ data: z.array(PanelTopic) }),
})

export const storeTopic = endpoint('POST /home/community/topics', {
  summary: 'Add a topic at the end',
  access: 'admin',
  right: 'change-content',
  refuses: [409],
  status: 201,
  body: TopicDetails,
  answer: PanelTopic,
})

export const updateTopic = endpoint('PUT /home/community/topics/:id', {
  summary: 'Change a topic',
  access: 'admin',
  right: 'change-content',
  refuses: [409],
  over: writesOver(
    listPanelTopics,
    ['title', 'description', 'allow_students_to_add_posts', 'product'],
    ({ data }, { id }) => data.find((topic) => topic.id === id),
  ),
  body: TopicDetails.extend({ seen: Seen }),
  answer: PanelTopic,
})

export const deleteTopic = endpoint('DELETE /home/community/topics/:id', {
  summary: 'Delete a topic with its posts',
  access: 'admin',
  right: 'change-content',
  refuses: [409],
  answer: Done,
})

export const orderTopics = endpoint('PUT /home/community/topics/order', {
  summary: 'Put the topics in this order; ones not named follow as they stood',
  access: 'admin',
  right: 'change-content',
  body: z.object({ ids: z.array(Id).min(1).max(100) }),
  answer: z.object({ data: z.array(PanelTopic) }),
})
