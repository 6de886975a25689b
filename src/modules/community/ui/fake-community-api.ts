import type { z } from 'zod'
import { castVote, type Tally } from '#modules/votes/contract.ts'
import { tallyAfter } from '#modules/votes/vocabulary.ts'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import type { Photo, Post, Topic } from '../contract.ts'
import * as contract from '../contract.ts'

export const TOPIC_ID = '01a1fc18-ec43-7ad0-aef2-dfdf9b29f10c'

export const fakeTopic = (given: Partial<Topic> = {}): Topic => ({
  id: TOPIC_ID,
  title: 'Your work',
  description: '',
  allow_students_to_add_posts: true,
  is_subscribed: false,
  can: { post: true },
  ...given,
})

const studentId = '01a1fc18-ec43-7ad0-aef2-dfdf9b29f10d'

export const fakePost = (title: string, given: Partial<Post> = {}): Post => ({
  id: crypto.randomUUID(),
  title,
  body: 'Sewn in an evening.',
  student_id: studentId,
  student: { name: 'Jan Żak' },
  ownable: { id: studentId, name: 'Jan Żak', avatar: null, type: 'App\\Student' },
  community_topic: { id: TOPIC_ID, title: 'Your work' },
  image: null,
  video: null,
  bunny_id: null,
  bunny_status: null,
  video_file: null,
  created_at: '2026-11-20T10:00:00.000Z',
  edited_at: null,
  is_held: false,
  comments_count: 0,
  up_votes_count: 0,
  votes: 0,
  vote: 0,
  can: { edit: false, delete: false, see_author: false, report: true, hold: false },
  ...given,
})

export const fakePhoto = (title: string): Photo => ({
  id: crypto.randomUUID(),
  post_id: crypto.randomUUID(),
  title,
  image: { id: crypto.randomUUID(), src: '/p/{width}.webp', widths: [320, 640], width: 640, height: 480 },
})

/** The community's calls over posts in memory; what is asked and answered keeps to the contract. */
export function fakeCommunityApi(posts: Post[] = []) {
  const calls: { name: string; input: Record<string, unknown>; files: object | undefined }[] = []
  const failures: Error[] = []

  const answers: Record<string, (input: never) => unknown> = {
    'POST /json/community/topics/:topicId/post/create': ({ title, body }: { title: string; body: string }) => ({
      post: fakePost(title, { body, is_held: body.includes('https://') }),
    }),
    'PUT /json/community/posts/:id': ({ id, title, body }: { id: string; title: string; body: string }) => ({
      post: { ...posts.find((post) => post.id === id)!, title, body, is_held: body.includes('https://') },
    }),
    'DELETE /json/community/posts/:id': ({ id }: { id: string }) => {
      posts.splice(
        posts.findIndex((post) => post.id === id),
        1,
      )
      return { done: true }
    },
    'POST /json/community': () => ({
      community_posts: { data: posts.slice(20), next_page_url: null },
      community_topic: null,
    }),
    'POST /json/email-notification': ({ topic, action }: { topic: string; action: string }) => ({
      email_notification: { community_topics: action === 'subscribe' ? [topic] : [] },
    }),
    'POST /vote': ({ id, value }: { id: string; value: Tally['vote'] }) => {
      const after = tallyAfter(
        posts.find((post) => post.id === id)!,
        value,
      )
      return { value: after.vote, up_votes_count: after.up_votes_count, votes: after.votes }
    },
  }
  const endpoints = [...Object.values(contract), castVote].filter((one) => typeof one === 'object' && 'path' in one)

  const api = {
    token: () => Promise.resolve('token'),
    async call(
      endpoint: { method: string; path: string; body?: z.ZodObject; answer: z.ZodType },
      input: Record<string, unknown>,
      files?: object,
    ) {
      const name = `${endpoint.method} ${endpoint.path}`
      calls.push({ name, input, files })
      const failure = failures.shift()
      if (failure) throw failure
      if (!endpoints.some((one) => one.path === endpoint.path)) throw new Error(`Nobody answers ${name}`)
      return endpoint.answer.parse(answers[name]!({ ...input, ...endpoint.body?.parse(input) } as never))
    },
  } as unknown as BrowserApi

  return {
    api,
    calls,
    failNext: (error: Error) => failures.push(error),
    called: (name: string) => calls.filter((call) => call.name === name),
  }
}
