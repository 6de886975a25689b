import { z } from 'zod'
import type { Right } from '#platform/rights.ts'
import type { Over } from './seen-of.ts'
import { Id, Slug } from './shapes.ts'

/** What a call may be refused with; `refusals-of.ts` says which follows from what. */
export type RefusalStatus = 401 | 403 | 404 | 409 | 413 | 415 | 419 | 422 | 429 | 502 | 503
export type Access = 'anyone' | 'signed-in' | 'student' | 'admin' | 'operator'
type Shape = z.ZodObject | undefined
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface FileRule {
  maxBytes: number
  types: readonly string[]
}

interface Declaration<Params extends Shape, Query extends Shape, Body extends Shape, Answer extends z.ZodType> {
  summary: string
  access: Access
  /** what an admin who calls has to hold by their role */
  right?: Right
  /** of a path with anything else in it than ids and slugs */
  params?: Params
  query?: Query
  body?: Body
  answer: Answer
  /** 200 unless said otherwise */
  status?: number
  /** what it is refused with besides what follows from all the rest: 409 for a conflict, 429 for a limit, … */
  refuses?: readonly RefusalStatus[]
  /** what its answer is sent as; JSON unless said otherwise */
  type?:
    | 'text/csv'
    | 'application/pdf'
    | 'text/calendar'
    | 'application/rss+xml'
    | 'application/xml'
    | 'application/json'
    | 'application/vc+jwt'
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
  /**
   * for an admin who signed in as a student, who is answered what only reads (`GET`) and refused all else: `answered`, what reads by
   * another method or leads back; `refused`, what is for nobody's eyes but the student's
   */
  impersonated?: 'answered' | 'refused'
  /** what it writes over; its body has `seen: Seen`, by which it is refused with 409 when that has changed since (`seenOf`) */
  over?: WrittenOver
  /** seconds that it waits for its turn in a rush, where other calls are refused at once: for what is dear to whoever asks */
  waits?: number
  /** false for calls that change nothing (they read, whatever their method) or are signed by other means */
  forgeryCheck?: false
}

/** What the answer of a call that reads shows of what another call writes over; `writesOver` makes it. */
export interface WrittenOver extends Over {
  shown: Endpoint
  part: (answer: never, input: never) => unknown
}

/** A call for admins says which of them may make it; one for everyone signed in, where not all admins may. */
type Admission =
  | { access: 'admin'; right: Right }
  | { access: 'signed-in'; right?: Right }
  | { access: Exclude<Access, 'admin' | 'signed-in'> }

/** One call, said once: the route, the typed client, the forms and /openapi.json are made from it. */
export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Answer extends z.ZodType = z.ZodType,
> extends Declaration<Params, Query, Body, Answer> {
  method: Method
  path: string
}

type NamesIn<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never
type SlugName = 'slug' | `${string}Slug`
type ParamsIn<Path extends string> = [NamesIn<Path>] extends [never]
  ? undefined
  : z.ZodObject<{ [Name in NamesIn<Path>]: Name extends SlugName ? typeof Slug : typeof Id }>

/** `endpoint('GET /json/things/:thingId', …)`: a `:slug` or `:thingSlug` is one, any other `:name` an id, unless `params` says what they are. */
export function endpoint<
  const Path extends `/${string}`,
  Answer extends z.ZodType,
  Params extends Shape = ParamsIn<Path>,
  Query extends Shape = undefined,
  Body extends Shape = undefined,
>(
  route: `${Method} ${Path}`,
  declaration: Declaration<Params, Query, Body, Answer> & Admission,
): Endpoint<Params, Query, Body, Answer> {
  const [method, path] = route.split(' ') as [Method, string]
  const params = declaration.params ?? (paramsIn(path) as Params)
  return { method, path, ...declaration, ...(params && { params }) }
}

/** Of the answer of `shown` the keys that a call writes over: of the whole of it, or of a part. */
export function writesOver<E extends Endpoint, Part = Answer<E>>(
  shown: E,
  keys: readonly (keyof Part & string)[],
  part: (answer: Answer<E>, input: Record<string, string>) => Part | undefined = (answer) => answer as unknown as Part,
): WrittenOver {
  return { shown, keys, part }
}

function paramsIn(path: string): Shape {
  const names = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name!)
  const shapeOf = (name: string) => (/^slug$|Slug$/.test(name) ? Slug : Id)
  return names.length > 0 ? z.object(Object.fromEntries(names.map((name) => [name, shapeOf(name)]))) : undefined
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
