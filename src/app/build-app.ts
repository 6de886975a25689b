import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import {
  Commentables,
  commentReactions,
  commentRoutes,
  votableComments,
  votableReplies,
} from '#modules/comments/index.ts'
import { catalogRoutes, followPromotions } from '#modules/catalog/index.ts'
import { commentableLectures, courseReactions, courseRoutes } from '#modules/courses/index.ts'
import { analyticsRoutes } from '#modules/analytics/index.ts'
import { learningRoutes } from '#modules/learning/index.ts'
import { accessRoutes } from '#modules/access/index.ts'
import { checkoutReactions, checkoutRoutes } from '#modules/checkout/index.ts'
import { connectGateways, paymentJobs, paymentRoutes } from '#modules/payments/index.ts'
import { connectMedia, mediaJobs, mediaReactions, mediaRoutes } from '#modules/media/index.ts'
import { schoolFinder, schoolRoutes } from '#modules/schools/index.ts'
import { mailboxRoutes, mailSending, mailWriter, notificationReactions } from '#modules/notifications/index.ts'
import { forgettingExpired, peopleRoutes, sessionFinder } from '#modules/people/index.ts'
import { reviewRoutes } from '#modules/reviews/index.ts'
import { searchRoutes } from '#modules/search/index.ts'
import { Votables, voteRoutes } from '#modules/votes/index.ts'
import type { Config } from '#platform/config.ts'
import { connect } from '#platform/db/database.ts'
import { unitsOfWork } from '#platform/db/unit-of-work.ts'
import { answerErrors } from '#platform/http/answer-errors.ts'
import type { App } from '#platform/http/app.ts'
import { createBoss, Jobs } from '#platform/jobs/jobs.ts'
import { eventPublisher } from '#platform/jobs/publish.ts'
import { Reactions } from '#platform/jobs/reactions.ts'
import { keptMailer } from '#platform/mail/kept-mailer.ts'
import { smtpMailer } from '#platform/mail/smtp-mailer.ts'
import { pathOf, redactedPaths } from '#platform/log.ts'
import { NotFound } from '#platform/refusal.ts'
import { demoMediaJobs } from '#seeds/media/jobs.ts'
import { allowCertificates } from './allow-certificates.ts'
import { chooseLanguage } from './choose-language.ts'
import { deleteByForm } from './delete-by-form.ts'
import { describeCalls } from './describe-calls.ts'
import { errorMessages } from './error-messages.ts'
import { hearChanges } from './hear-changes.ts'
import { letterWriter } from './letter-writer.ts'
import { identifyCallers } from './identify-caller.ts'
import { moveClock } from './move-clock.ts'
import { PageCache } from './page-cache.ts'
import { type Pages, renderPages } from './render-pages.ts'
import { securityHeaders } from './security-headers.ts'
import { serveAssets } from './serve-assets.ts'
import { serveHealth } from './serve-health.ts'
import { serveIcon } from './serve-icon.ts'

export interface BuiltApp {
  app: App
  jobs: Jobs
  /** what comments can be written under; tests add kinds of their own */
  commentables: Commentables
  /** starts working off jobs in this process */
  startWorking(): Promise<void>
  close(): Promise<void>
}

/** Puts the house together: every provider, module and page, over one database. */
export async function buildApp(config: Config & { databaseUrl: string }, pages: Pages | undefined): Promise<BuiltApp> {
  const database = connect(config.databaseUrl, config.databaseConnections)
  const boss = createBoss(config.databaseUrl, { max: 4, migrate: false, useListenNotify: true })
  const jobs = new Jobs(boss)
  const reactions = new Reactions()
  const units = unitsOfWork(database, eventPublisher(boss, reactions))
  const schools = schoolFinder(units, {
    platformHost: config.platformHost,
    localhostSchool: config.demoSchool ? 'demo' : undefined,
    secure: config.production,
  })
  const sessions = sessionFinder(units)
  const cookies = { secure: config.production }
  const cache = new PageCache()
  const mailer = config.mail.smtpUrl ? smtpMailer(config.mail.smtpUrl, config.mail.from) : keptMailer
  const media = connectMedia(config)
  const commentables = new Commentables()
  commentables.register(commentableLectures)
  const votables = new Votables()
  votables.register(votableComments(commentables))
  votables.register(votableReplies(commentables))

  const findSchool = (id: string) => schools.byId(id)
  jobs.addTimed(followPromotions({ units, findSchool }))
  courseReactions(reactions)
  const gateways = connectGateways(config)
  paymentJobs(jobs, { gateways, units, findSchool })

  jobs.addTimed(forgettingExpired(units))
  jobs.add(mailSending({ units, schools, mailer }))
  const writeMail = mailWriter(jobs)
  notificationReactions(reactions, { schools, writeMail })
  commentReactions(reactions, { commentables, writeLetter: letterWriter(schools, writeMail) })
  checkoutReactions(reactions, { schools, writeMail, gateways })

  const stopping = new AbortController()
  mediaReactions(reactions, media)
  mediaJobs(jobs, {
    media,
    units,
    findSchool,
    transcoding: config.transcoding,
    stopping: stopping.signal,
  })
  if (config.demoSchool) demoMediaJobs(jobs, { media, units, jobs, findSchool })

  const app: App = Fastify({
    trustProxy: config.trustProxy,
    bodyLimit: 1_000_000,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            redact: redactedPaths,
            serializers: { req: ({ method, url, id }) => ({ method, path: pathOf(url), id }) },
          },
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('units', units)
  app.decorate('secretKey', config.secretKey)
  answerErrors(app, errorMessages)
  await app.register(underPressure, { maxEventLoopDelay: 1_500, retryAfter: 5, exposeStatusRoute: false })
  await app.register(cookie)
  await app.register(formbody)
  await app.register(multipart)
  identifyCallers(app, { schools, sessions, platformHost: config.platformHost })
  securityHeaders(app, config)
  boss.on('error', (error) => app.log.error({ err: error }, 'the job queue lost its database for a moment'))
  dropPagesAfterWrites(app, cache)
  await describeCalls(app)
  deleteByForm(app as unknown as FastifyInstance)

  await app.register(async (scope) => {
    const calls = scope as unknown as App
    schoolRoutes(calls, schools)
    catalogRoutes(calls)
    courseRoutes(calls, media)
    learningRoutes(calls, media)
    analyticsRoutes(calls)
    peopleRoutes(calls, { schools, sessions, cookies })
    if (!config.production) mailboxRoutes(calls)
    await paymentRoutes(calls, { gateways, units, jobs, findSchool })
    accessRoutes(calls)
    checkoutRoutes(calls, { gateways, schools, writeMail, units, cookies })
    commentRoutes(calls, { commentables, media })
    voteRoutes(calls, votables)
    await mediaRoutes(calls, {
      media,
      jobs,
      units,
      findSchool,
      videoMaxBytes: config.videoMaxBytes,
    })
    searchRoutes(calls)
    reviewRoutes(calls, commentables)
  })
  app.setNotFoundHandler(() => {
    throw new NotFound()
  })
  chooseLanguage(app)
  serveIcon(app, schools)
  if (!config.production) moveClock(app)
  serveHealth(app, database)
  allowCertificates(app, { schools, platformHost: config.platformHost })
  if (pages) {
    await serveAssets(app)
    await app.register((scope) =>
      renderPages(scope as unknown as FastifyInstance, {
        pages,
        cache,
        schools,
        secureCookies: cookies.secure,
        frameSources: media.frameSources,
        connectSources: media.connectSources,
      }),
    )
  }

  await boss.start()
  await jobs.createQueues(reactions)
  const stopHearing = await hearChanges(
    config.databaseUrl,
    {
      contentChanged(schoolId) {
        schools.forget()
        cache.drop(schoolId)
      },
      sessionsChanged: (id) => sessions.forget(id),
    },
    app.log,
  )

  return {
    app,
    jobs,
    commentables,
    startWorking: () => jobs.startWorking({ reactions, units, findSchool: (id) => schools.byId(id), log: app.log }),
    async close() {
      stopping.abort()
      await app.close()
      await boss.stop({ graceful: true, timeout: 20_000 })
      await stopHearing()
      mailer.close()
      await database.close()
    },
  }
}

/** What an admin just changed is seen by the next visitor even before PostgreSQL's notice arrives. */
function dropPagesAfterWrites(app: App, cache: PageCache): void {
  app.addHook('onSend', async (request, reply) => {
    const { caller, method } = request
    if (method !== 'GET' && method !== 'HEAD' && caller?.actor.role === 'admin' && reply.statusCode < 400)
      cache.drop(caller.school?.id)
  })
}
