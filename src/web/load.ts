import { data, redirect, type RouterContextProvider } from 'react-router'
import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import { type ApiProblem, type Client, isApiProblem } from '#platform/contract/client.ts'
import type { School } from '#modules/schools/contract.ts'
import { type OwnPart, type SharedVisit, type Visit, visitContext } from './visit.ts'

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * What a loader asks its data of: our own calls as the visitor. A call that is refused becomes the page of that
 * refusal (403, 404, …); whoever has to sign in first is sent to /login and comes back.
 */
export function loading({ request, context }: LoaderArgs): Visit {
  const visit = context.get(visitContext)
  if (visit.isForReaders)
    throw new Error('This page is kept for its readers: its loader asks `loadingFor` what they share')
  return { ...visit, api: turningProblemsIntoPages(visit.api, request) }
}

/** The same for a page that the platform's own host does not have. */
export function loadingOfSchool(given: LoaderArgs): Visit & { school: School } {
  const visit = loading(given)
  const { school } = visit
  if (!school) throw data(null, { status: 404 })
  return { ...visit, school }
}

/**
 * The same for a page that says `sameForItsReaders`: the loader learns what its readers share, and hands on as `own` what is the
 * viewer's, which is null while the page is made for all of them.
 */
export function loadingFor<Own extends OwnPart>(
  _handle: PageForReaders<Own>,
  { request, context }: LoaderArgs,
): SharedVisit & { own: Own | null; alike: Own['alike']; formOutcome: FormOutcome | null } {
  const visit = context.get(visitContext)
  const { school, origin, surveys, newest, hasLeadForm, language, menus, role, nonce, reportError, alike } = visit
  return {
    school,
    origin,
    surveys,
    newest,
    hasLeadForm,
    language,
    menus,
    role,
    nonce,
    reportError,
    alike,
    api: turningProblemsIntoPages(visit.api, request),
    own: visit.isForReaders ? null : (visit.own as Own | null),
    formOutcome: visit.isForReaders ? null : visit.formOutcome,
  }
}

function turningProblemsIntoPages(api: Client, request: Request): Client {
  return {
    async call(endpoint, ...input) {
      try {
        return await api.call(endpoint, ...input)
      } catch (error) {
        if (!isApiProblem(error)) throw error
        if (error.status === 401 || error.status === 419) throw redirect(loginFor(request))
        if (error.code === 'error.support-over') throw redirect('/home/over')
        throw data({ message: error.message, code: error.code }, { status: pageStatus(error) })
      }
    },
  }
}

/** Whether what a loader asked for is not there: for pages that have words of their own for that. */
export const isNotThere = (problem: unknown): boolean =>
  (problem as { init?: { status?: number } }).init?.status === 404

/** An address with an id that cannot be one is as wrong as one whose id is nobody's. */
const pageStatus = ({ status }: ApiProblem): number => (status === 422 ? 404 : status)

/** The path of the page that is asked for, be it by its data alone. */
export const pathAsked = ({ url }: Request): string => new URL(url).pathname.replace(/\.data$/, '')

/** Where whoever has to be signed in goes first, and from there to what they asked for. */
export const loginFor = (request: Request): string =>
  `/login?next=${encodeURIComponent(pathAsked(request) + new URL(request.url).search)}`

/**
 * For `export const handle` of pages that every visitor gets alike: they are rendered once and kept. They name what they read of
 * the query, and nothing else of it reaches them: a campaign's links all find the same page.
 */
export const sameForEveryVisitor = (...reads: string[]) => ({ isSameForEveryVisitor: true, reads }) as const

export const isSameForEveryVisitor = (handle: unknown): handle is ReturnType<typeof sameForEveryVisitor> =>
  typeof handle === 'object' && handle !== null && 'isSameForEveryVisitor' in handle

/** As whoever is signed in, before anything else is done for them. */
type AskOwn<Own> = (asked: { api: Client; params: Record<string, string | undefined> }) => Promise<Own>

/**
 * For `export const handle` of pages that signed-in people get alike but for what is their own: the page is made once for all students
 * who have the same open and kept, and `own` is asked for each of them. It refuses whoever may not see the page, and answers
 * everything personal. Whatever follows from who is asking belongs there: the loader cannot know.
 */
export const sameForItsReaders = <Own extends OwnPart>(own: AskOwn<Own>) => ({ own }) as const

export type PageForReaders<Own extends OwnPart> = ReturnType<typeof sameForItsReaders<Own>>

export const isSameForItsReaders = (handle: unknown): handle is PageForReaders<OwnPart> =>
  typeof handle === 'object' && handle !== null && 'own' in handle
