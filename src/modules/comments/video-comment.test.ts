import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { videos } from '#modules/media/tables.ts'
import { refused } from '#test/refused.ts'
import type { TestSchool } from '#test/world.ts'
import { type CommentableRef, deleteComment, listComments, postComment } from './contract.ts'
import { comments } from './tables.ts'
import { aCommentableKind, aWorldOfPages } from './testing.ts'

const posts = aCommentableKind('App\\Post', { takesVideos: true })
const { world, ...pages } = await aWorldOfPages()
world.commentables.register(posts.kind)
await world.startWorking()
let school: TestSchool
let post: CommentableRef

afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  post = posts.anItem(school)
})

const withVideo = (on: CommentableRef) => ({ ...on, body: 'Oto mój ruch ręki', file: 1 as const })
const videosLeft = () => school.work(({ tx }) => tx.$count(videos))

test('a comment with a video answers where it is uploaded, and shows the video from the start', async () => {
  const student = school.as(school.student)
  const { comment, videoUpload } = await student.call(postComment, withVideo(post))
  expect(videoUpload).toMatchObject({ VideoId: comment.bunny_id, title: 'Oto mój ruch ręki' })
  expect(comment).toMatchObject({ bunny_status: null, video: { state: 'created', embed_url: null } })

  await school.work(({ tx }) => tx.update(videos).set({ state: 'ready' }).where(eq(videos.id, comment.video!.id)))
  const { data } = await student.call(listComments, post)
  expect(data).toMatchObject([{ bunny_id: comment.bunny_id, bunny_status: 3 }])
  expect(data[0]?.video?.embed_url).toContain(comment.bunny_id)
})

test('a comment without one makes no room for any', async () => {
  const { comment, videoUpload } = await school.as(school.student).call(postComment, { ...post, body: 'Bez filmu' })
  expect([comment.bunny_id, comment.bunny_status, comment.video, videoUpload]).toEqual([null, null, null, undefined])
  expect(await videosLeft()).toBe(0)
})

test('where no videos are taken, and by whom may not comment, none is made', async () => {
  const problem = await refused(school.as(school.student).call(postComment, withVideo(pages.anItem(school))))
  expect([problem.status, problem.fields]).toEqual([422, { file: ['A comment here cannot carry a video.'] }])
  const closed = posts.anItem(school, { mayComment: false })
  const statuses = await Promise.all([
    refused(school.as().call(postComment, withVideo(post))),
    refused(school.as(school.student).call(postComment, withVideo(closed))),
    refused(school.as(school.student).call(postComment, { ...post, body: 'x', file: 1 })),
    refused(school.as(school.student).call(postComment, { ...withVideo(post), file: 2 as 1 })),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([401, 403, 422, 422])
  const other = await world.aSchool()
  expect((await refused(other.as(other.student).call(postComment, withVideo(post)))).status).toBe(404)
  expect(await videosLeft()).toBe(0)
})

test('the video of a deleted comment is deleted, and a deleted video leaves its comment', async () => {
  const student = school.as(school.student)
  const { comment } = await student.call(postComment, withVideo(post))
  const { comment: other } = await student.call(postComment, withVideo(post))
  await student.call(deleteComment, { id: comment.id })
  await expect.poll(videosLeft).toBe(1)
  await school.work(({ tx }) => tx.delete(videos).where(eq(videos.id, other.video!.id)))
  expect(await school.work(({ tx }) => tx.select({ videoId: comments.videoId }).from(comments))).toEqual([
    { videoId: null },
  ])
})
