import type { FastifyInstance } from 'fastify'
import type { Commentables } from '#modules/comments/index.ts'
import { EMBED_ORIGINS } from '#modules/community/index.ts'
import type { Config } from '#platform/config.ts'
import type { App } from '#platform/http/app.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { NotFound } from '#platform/refusal.ts'
import { allowCertificates } from './allow-certificates.ts'
import { assignJobs } from './assign-jobs.ts'
import { chooseLanguage } from './choose-language.ts'
import { connectParts, type Parts } from './connect-parts.ts'
import { createServer } from './create-server.ts'
import { type Ears, hearChanges } from './hear-changes.ts'
import { moveClock } from './move-clock.ts'
import { type Pages, renderPages } from './render-pages.ts'
import { serveAssets } from './serve-assets.ts'
import { serveCalls } from './serve-calls.ts'
import { serveHealth } from './serve-health.ts'
import { serveIcon } from './serve-icon.ts'

export interface BuiltApp {
  app: App
  jobs: Jobs
  /** what comments can be written under; tests add kinds of their own */
  commentables: Commentables
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
  const app = await createServer(parts)
  const { log } = app
  await serveCalls(app, parts)
  await servePages(app, parts, pages)

  boss.on('error', (error) => log.error({ err: error }, 'the job queue lost its database for a moment'))
  await boss.start()
  await jobs.createQueues(reactions)
  const stopHearing = await hearChanges(config.databaseUrl, earsOf(parts), log)
  return {
    app,
    jobs,
    commentables,
    startWorking: () => jobs.startWorking({ reactions, units, findSchool, log, reportError: parts.reportError }),
    async close() {
      parts.stopping.abort()
      await app.close()
      await boss.stop({ graceful: true, timeout: JOBS_FINISH_WITHIN_MS })
      await stopHearing()
      parts.mailer.close()
      await parts.database.close()
    },
  }
}

const earsOf = ({ schools, surveys, communities, cache, sessions }: Parts): Ears => ({
  contentChanged(schoolId) {
    schools.forget()
    surveys.forget(schoolId)
    communities.forget()
    cache.drop(schoolId)
  },
  sessionsChanged: (id) => sessions.forget(id),
})

/** Pages, and what is neither a page nor a call of a module. */
async function servePages(app: App, parts: Parts, pages: Pages | undefined): Promise<void> {
  const { config, schools, surveys, communities, media, cache, cookies, reportError } = parts
  app.setNotFoundHandler(() => {
    throw new NotFound()
  })
  chooseLanguage(app)
  serveIcon(app, schools)
  serveHealth(app, parts.database)
  allowCertificates(app, { schools, platformHost: config.platformHost })
  if (!config.production) moveClock(app)
  if (!pages) return
  await serveAssets(app)
  const { frameSources, connectSources } = media
  await app.register((scope) =>
    renderPages(scope as unknown as FastifyInstance, {
      pages,
      cache,
      schools,
      surveys,
      communities,
      secureCookies: cookies.secure,
      frameSources: [...frameSources, ...EMBED_ORIGINS],
      connectSources,
      reportError,
    }),
  )
}
