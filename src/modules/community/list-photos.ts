import { eq, inArray, sql } from 'drizzle-orm'
import { pictureColumns } from '#modules/media/columns.ts'
import { images } from '#modules/media/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/db/database.ts'
import { cursorOf, pageFrom } from '#platform/db/paging.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { listPhotos as endpoint, listTopicPhotos as topicEndpoint, Photo, PhotoPage } from './contract.ts'
import { boundOf, newestPosts } from './newest-posts.ts'
import { getVisibleTopic } from './read-topics.ts'
import { posts } from './tables.ts'
import { viewPhoto, viewTopic } from './view.ts'
import { COMMUNITY, viewingAs } from './viewing.ts'
import { GALLERY_PAGE, PREVIEW_PHOTOS } from './vocabulary.ts'

export async function listPhotos(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<Answer<typeof endpoint>> {
  const photos = await readPage(ctx, { topicId: null, cursor, path: '/json/community/gallery' })
  return { photos, community_topic: null }
}

export async function listTopicPhotos(
  ctx: Ctx,
  { topicId, cursor }: Input<typeof topicEndpoint>,
): Promise<Answer<typeof topicEndpoint>> {
  const topic = await getVisibleTopic(ctx, topicId)
  const photos = await readPage(ctx, { topicId, cursor, path: `/json/community/gallery/${topicId}` })
  return { photos, community_topic: viewTopic(topic, ctx.actor) }
}

/** The newest few of all topics. */
export async function previewGallery(ctx: Ctx): Promise<{ photos: Photo[] }> {
  ctx.shows(COMMUNITY)
  const rows = await fewPhotos(ctx.tx, { ...viewingAs(ctx), ...boundOf(undefined), topicId: null })
  return { photos: rows.map(viewPhoto) }
}

export async function previewTopicGallery(ctx: Ctx, { topicId }: { topicId: string }): Promise<{ photos: Photo[] }> {
  await getVisibleTopic(ctx, topicId)
  ctx.shows(COMMUNITY)
  const rows = await fewPhotos(ctx.tx, { ...viewingAs(ctx), ...boundOf(undefined), topicId })
  return { photos: rows.map(viewPhoto) }
}

async function readPage(
  ctx: Ctx,
  { topicId, cursor, path }: { topicId: string | null; cursor: string | undefined; path: string },
): Promise<PhotoPage> {
  const rows = await pageOfPhotos(ctx.tx, { ...viewingAs(ctx), ...boundOf(cursor), topicId })
  return pageFrom(rows, GALLERY_PAGE, viewPhoto, (last) => `${path}?cursor=${cursorOf(last)}`)
}

const newestPhotos = (tx: Tx, rows: number) =>
  tx
    .select({ id: posts.id, title: posts.title, createdAt: posts.createdAt, image: pictureColumns })
    .from(posts)
    .innerJoin(images, eq(images.id, posts.imageId))
    .where(inArray(posts.id, newestPosts({ rows, which: sql`posts.image_id is not null and posts.held_at is null` })))
    .orderBy(sql`${posts.createdAt} desc`, sql`${posts.id} desc`)

const pageOfPhotos = prepared('page_of_photos', (tx) => newestPhotos(tx, GALLERY_PAGE + 1))
const fewPhotos = prepared('few_photos', (tx) => newestPhotos(tx, PREVIEW_PHOTOS))
