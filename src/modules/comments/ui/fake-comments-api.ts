import type { z } from 'zod'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { ApiProblem } from '#platform/contract/client.ts'
import { castVote, type Tally } from '#modules/votes/contract.ts'
import { tallyAfter } from '#modules/votes/vocabulary.ts'
import * as contract from '../contract.ts'
import type { Comment, Reply } from '../contract.ts'

const can = { delete: false, see_author: false, report: false, hold: false }
const written = (body: string) => ({
  id: crypto.randomUUID(),
  body,
  created_at: '2026-11-20T10:00:00.000Z',
  by_admin: false,
  is_held: false,
  ownable: { id: crypto.randomUUID(), name: 'Jan Żak', avatar: null, type: 'App\\Student' as const },
  up_votes_count: 0,
  votes: 0,
  vote: 0 as const,
  can,
})
export const fakeComment = (body: string, given: Partial<Comment> = {}): Comment => ({
  ...written(body),
  replies_count: 0,
  replies: [],
  image: null,
  can: { ...can, review: false },
  review: null,
  position_seconds: null,
  bunny_id: null,
  bunny_status: null,
  video: null,
  ...given,
})
export const fakeReply = (commentId: string, body: string): Reply => ({
  ...written(body),
  comment_id: commentId,
  reply_to: null,
  image: null,
})

/** What all of them are on. */
export const commentedOn = { type: 'App\\Lecture', id: '01a1fc18-ec43-7ad0-aef2-dfdf9b29f10c' }

/** The calls of the comment section over lists in memory; what is asked and answered keeps to the contract. */
export function fakeCommentsApi(comments: Comment[] = [], replies: Reply[] = []) {
  const calls: string[] = []
  const failures: Error[] = []
  let gate = Promise.resolve()
  const mine = { ownable: { id: crypto.randomUUID(), name: 'Ola', avatar: null, type: 'App\\Student' as const } }
  const own = { ...mine, can: { delete: true, see_author: false, report: false, review: false, hold: false } }

  const answers: Record<string, (input: never) => unknown> = {
    'GET /comments': ({ cursor }: { cursor?: string }) => pageOf(comments, cursor, '/comments'),
    'GET /comments/:id': ({ id }: { id: string }) => {
      const comment = comments.find((one) => one.id === id)
      if (!comment) throw new ApiProblem(404, { message: 'Not found' })
      return { comment, on: commentedOn }
    },
    'POST /comments': ({ body, position_seconds = null }: { body: string; position_seconds?: number | null }) => {
      comments.unshift(fakeComment(body, { ...own, position_seconds, is_held: leadsAway(body) }))
      return { comment: comments[0] }
    },
    'DELETE /comments/:id': ({ id }: { id: string }) => remove(comments, id),
    'GET /comments/:id/replies': ({ id, cursor }: { id: string; cursor?: string }) =>
      pageOf(
        replies.filter((reply) => reply.comment_id === id),
        cursor,
        `/comments/${id}/replies`,
      ),
    'POST /comment/:id/reply': (input) => answers['POST /comment/:id/replies']!(input),
    'POST /comment/:id/replies': ({ id, body, reply_to_id }: { id: string; body: string; reply_to_id?: string }) => {
      const to = replies.find((reply) => reply.id === reply_to_id)?.ownable
      replies.push({
        ...fakeReply(id, body),
        ...own,
        is_held: leadsAway(body),
        reply_to: to ? { id: to.id, name: to.name } : null,
      })
      return { reply: replies.at(-1) }
    },
    'DELETE /replies/:id': ({ id }: { id: string }) => remove(replies, id),
    'POST /vote': ({ id, value }: { id: string; value: Tally['vote'] }) => {
      const item = [...comments, ...replies].find((one) => one.id === id)!
      Object.assign(item, tallyAfter(item, value))
      return { value: item.vote, up_votes_count: item.up_votes_count, votes: item.votes }
    },
  }
  const endpoints = [...Object.values(contract), castVote].filter((one) => typeof one === 'object' && 'path' in one)

  const api = {
    token: () => Promise.resolve('token'),
    async call(endpoint: { method: string; path: string; body?: z.ZodObject; answer: z.ZodType }, input: object) {
      const name = `${endpoint.method} ${endpoint.path}`
      calls.push(name)
      if (!endpoints.some((one) => one.path === endpoint.path)) throw new Error(`Nobody answers ${name}`)
      const answer = () => endpoint.answer.parse(answers[name]!({ ...input, ...endpoint.body?.parse(input) } as never))
      // What is read is read when it is asked for, however long its answer is on the way.
      const read = endpoint.method === 'GET' ? answer() : undefined
      await gate
      const failure = failures.shift()
      if (failure) throw failure
      return read ?? answer()
    },
  } as unknown as BrowserApi

  return {
    api,
    calls,
    failNext: (error: Error) => failures.push(error),
    /** holds every answer back until the function it gives is called */
    hold() {
      const held = Promise.withResolvers<void>()
      gate = held.promise
      return held.resolve
    },
    /** what is asked for from now on is answered at once; what is held back already is not */
    holdNoMore() {
      gate = Promise.resolve()
    },
  }
}

/** What waits for an admin. */
const leadsAway = (body: string): boolean => body.includes('https://')

function pageOf<Item>(items: Item[], cursor = '0', path: string) {
  const from = Number(cursor)
  const more = items.length > from + 20
  return { data: items.slice(from, from + 20), next_page_url: more ? `${path}?cursor=${from + 20}` : null }
}

function remove(items: Array<{ id: string }>, id: string) {
  items.splice(
    items.findIndex((item) => item.id === id),
    1,
  )
  return { done: true }
}
