import type { z } from 'zod'

/** What a call may be refused with; `refusals-of.ts` says which follows from what. */
export type RefusalStatus = 401 | 403 | 404 | 409 | 413 | 415 | 419 | 422 | 429 | 502 | 503
export type Access = 'anyone' | 'signed-in' | 'student' | 'admin' | 'operator'
type Shape = z.ZodObject | undefined

export interface FileRule {
  maxBytes: number
  types: readonly string[]
}

/** One call, said once: the route, the typed client, the forms and /openapi.json are made from it. */
export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Answer extends z.ZodType = z.ZodType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  summary: string
  access: Access
  params?: Params
  query?: Query
  body?: Body
  answer: Answer
  /** 200 unless said otherwise */
  status?: number
  /** what it is refused with besides what follows from all the rest: 409 for a conflict, 429 for a limit, … */
  refuses?: readonly RefusalStatus[]
  /** what its answer is sent as; JSON unless said otherwise */
  type?: 'text/csv' | 'application/pdf' | 'text/calendar' | 'application/rss+xml' | 'application/xml'
  /** true where a signature is on the very bytes of the body, of whatever type it is */
  isSigned?: true
  /** multipart fields that are files; the call then also takes multipart/form-data */
  files?: Record<string, FileRule>
  /** whose hosts answer it; a school's unless said otherwise */
  host?: 'school' | 'platform' | 'any'
  /**
   * whether an admin's call stands in the audit list; when it changed something, unless said otherwise. `always`: though it
   * only reads, once it has noted its subject, as for personal data that leaves. `never`: it is nobody else's business
   */
  audit?: 'always' | 'never'
  /**
   * `own`: what it changes is seen by nobody but whoever calls. Otherwise, all pages that the school keeps for its readers are made anew
   * after it, unless it names what it changed (`ctx.changes`)
   */
  changes?: 'own'
  /** seconds that it waits for its turn in a rush, where other calls are refused at once: for what is dear to whoever asks */
  waits?: number
  /** false for calls that change nothing (they read, whatever their method) or are signed by other means */
  forgeryCheck?: false
}

export function endpoint<
  Answer extends z.ZodType,
  Params extends Shape = undefined,
  Query extends Shape = undefined,
  Body extends Shape = undefined,
>(definition: Endpoint<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  return definition
}

type Given<S extends Shape> = S extends z.ZodObject ? z.output<S> : unknown
type Sent<S extends Shape> = S extends z.ZodObject ? z.input<S> : unknown

export interface UploadedFile {
  filename: string
  mimetype: string
  bytes: Buffer
}

/** What a verb is given: path parameters, query and body laid together. */
export type Input<E> = E extends Endpoint<infer P, infer Q, infer B> ? Given<P> & Given<Q> & Given<B> : never
/** What a caller sends. */
export type Call<E> = E extends Endpoint<infer P, infer Q, infer B> ? Sent<P> & Sent<Q> & Sent<B> : never
export type Answer<E> = E extends Endpoint<Shape, Shape, Shape, infer A> ? z.output<A> : never
