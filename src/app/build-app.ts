import type { FastifyInstance } from 'fastify'
import type { Commentables } from '#modules/comments/index.ts'
import { EMBED_ORIGINS } from '#platform/embeds/embed-of.ts'
import type { Belongings } from '#modules/people/index.ts'
import type { Gateways } from '#modules/payments/index.ts'
import type { Config } from '#platform/config.ts'
import type { ReportError } from '#platform/errors/error-reporter.ts'
import type { App } from '#platform/http/app.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import { NotFound } from '#platform/refusal.ts'
import { allowCertificates } from './allow-certificates.ts'
import { assignJobs } from './assign-jobs.ts'
import { chooseLanguage } from './choose-language.ts'
import { connectParts, modules, type Parts } from './connect-parts.ts'
import { createServer } from './create-server.ts'
import { type Ears, hearChanges } from './hear-changes.ts'
import { type KeptAddress, keptAddresses, pagesInTurn } from './kept-pages.ts'
import { moveClock } from './move-clock.ts'
import type { Pages } from './page-parts.ts'
import { renderPages } from './render-pages.ts'
import { serveAssets } from './serve-assets.ts'
import { serveCalls } from './serve-calls.ts'
import { serveFonts } from './serve-fonts.ts'
import { serveHealth } from './health/serve-health.ts'
import { serveRobots } from './serve-robots.ts'

export interface BuiltApp {
  app: App
  reportError: ReportError
  /** whether it can answer, and keep what it is told */
  isReady(): Promise<boolean>
  jobs: Jobs
  /** who reacts to what; tests add some of their own */
  reactions: Reactions
  /** through which schools take money */
  gateways: Gateways
  /** what comments can be written under; tests add kinds of their own */
  commentables: Commentables
  /** what becomes of what people have when two accounts become one; a test holds it to the database */
  belongings: Belongings
  /** starts working off jobs in this process */
  startWorking(): Promise<void>
  /** finishes running requests and jobs, then lets go of everything */
  close(): Promise<void>
}

const JOBS_FINISH_WITHIN_MS = 20_000

/** Puts the house together: every provider, module and page, over one database. */
export async function buildApp(config: Config & { databaseUrl: string }, pages: Pages | undefined): Promise<BuiltApp> {
  const parts = connectParts(config)
  const { boss, jobs, reactions, units, findSchool, commentables } = parts
  assignJobs(parts)
  const addressOf = keptAddresses((path) => pages?.readsOfPage(path))
  const ears = earsOf(parts)
  const pageOf = pagesInTurn(addressOf, (path) => pages?.kindOfPage(path))
  const app = await createServer(parts, { addressOf, pageOf }, ears)
  const { log } = app
  await serveCalls(app, parts)
  await servePages(app, parts, pages && { pages, addressOf })

  boss.on('error', (error) => log.error({ err: error }, 'the job queue lost its database for a moment'))
  await boss.start()
  await jobs.createQueues(reactions)
  const stopHearing = await hearChanges(config.databaseUrl, ears, log)
  return {
    app,
    reportError: parts.reportError,
    isReady: parts.isReady,
    jobs,
    reactions,
    gateways: parts.gateways,
    commentables,
    belongings: parts.belongings,
    startWorking: () => jobs.startWorking({ reactions, units, findSchool, log, reportError: parts.reportError }),
    async close() {
      parts.stopping.abort()
      await app.close()
      await jobs.stopWorking()
      await boss.stop({ graceful: true, timeout: JOBS_FINISH_WITHIN_MS })
      await stopHearing()
      parts.mailer.close()
      parts.eventLoop.stop()
      await parts.database.close()
    },
  }
}

/** The modules forget first: a page that is kept again is made of what is read again. */
function earsOf(parts: Parts): Ears {
  const listening = modules.flatMap(({ hears }) => hears?.(parts) ?? [])
  return {
    contentChanged(schoolId) {
      for (const { contentChanged } of listening) contentChanged?.(schoolId)
      parts.cache.drop(schoolId)
    },
    peopleChanged(schoolId) {
      for (const { peopleChanged } of listening) peopleChanged?.(schoolId)
      parts.cache.dropShown(schoolId, undefined)
    },
    sessionEnded(id) {
      for (const { sessionEnded } of listening) sessionEnded?.(id)
    },
    filmsWatched(message) {
      for (const { filmsWatched } of listening) filmsWatched?.(message)
    },
    shownChanged: (message) => parts.changes.heard(message),
    workLeft: (message) => parts.doorbell.heard(message),
  }
}

/** Pages, and what is neither a page nor a call of a module. */
async function servePages(
  app: App,
  parts: Parts,
  built: { pages: Pages; addressOf: KeptAddress } | undefined,
): Promise<void> {
  const { config, schools, surveys, newestProducts, leadForms, sitePlaces, media, cache, word, reportError } = parts
  app.setNotFoundHandler(() => {
    throw new NotFound()
  })
  chooseLanguage(app)
  serveRobots(app, schools)
  serveFonts(app)
  serveHealth(app, parts.isReady)
  allowCertificates(app, { schools, platformHost: config.platformHost })
  if (!config.production) moveClock(app, config)
  if (!built) return
  await serveAssets(app)
  const { frameSources, connectSources } = media
  await app.register((scope) =>
    renderPages(scope as unknown as FastifyInstance, {
      ...built,
      cache,
      turns: parts.turns.pages,
      schools,
      surveys,
      newestProducts,
      leadForms,
      sitePlaces,
      frameSources: [...frameSources, ...EMBED_ORIGINS],
      connectSources,
      word,
      reportError,
    }),
  )
}
