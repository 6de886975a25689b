import {
  Commentables,
  reportableComments,
  reportableReplies,
  votableComments,
  votableReplies,
} from '#modules/comments/index.ts'
import { commentablePosts, openCommunities, reportablePosts, votablePosts } from '#modules/community/index.ts'
import { commentableLectures } from '#modules/courses/index.ts'
import { connectMedia } from '#modules/media/index.ts'
import { deedRecorder, Reportables } from '#modules/moderation/index.ts'
import { mailWriter } from '#modules/notifications/index.ts'
import { connectGateways } from '#modules/payments/index.ts'
import { sessionFinder } from '#modules/people/index.ts'
import { reportableReviews } from '#modules/reviews/index.ts'
import { schoolFinder } from '#modules/schools/index.ts'
import { shownSurveys } from '#modules/surveys/index.ts'
import { Votables } from '#modules/votes/index.ts'
import type { Config } from '#platform/config.ts'
import { connect } from '#platform/db/database.ts'
import { unitsOfWork } from '#platform/db/unit-of-work.ts'
import { createBoss, Jobs } from '#platform/jobs/jobs.ts'
import { errorReporter } from '#platform/errors/error-reporter.ts'
import { eventPublisher } from '#platform/jobs/publish.ts'
import { Reactions } from '#platform/jobs/reactions.ts'
import { keptMailer } from '#platform/mail/kept-mailer.ts'
import { smtpMailer } from '#platform/mail/smtp-mailer.ts'
import { deedWords } from './deed-words.ts'
import { PageCache } from './page-cache.ts'

/** Everything the modules are made of, over one database: made once, and handed to whoever needs it. */
export function connectParts(config: Config & { databaseUrl: string }) {
  const database = connect(config.databaseUrl, config.databaseConnections)
  const boss = createBoss(config.databaseUrl, { max: 4, migrate: false, useListenNotify: true })
  const jobs = new Jobs(boss)
  const reactions = new Reactions()
  const units = unitsOfWork(database, eventPublisher(boss, reactions), deedRecorder(deedWords))
  const schools = schoolFinder(units, {
    platformHost: config.platformHost,
    localhostSchool: config.demoSchool ? 'demo' : undefined,
    secure: config.production,
  })
  const commentables = new Commentables()
  commentables.register(commentableLectures)
  commentables.register(commentablePosts)
  const votables = new Votables()
  votables.register(votableComments(commentables))
  votables.register(votableReplies(commentables))
  votables.register(votablePosts)
  const reportables = new Reportables()
  reportables.register(reportableComments(commentables))
  reportables.register(reportableReplies(commentables))
  reportables.register(reportablePosts)
  reportables.register(reportableReviews)
  return {
    config,
    database,
    boss,
    jobs,
    reactions,
    units,
    schools,
    findSchool: (id: string) => schools.byId(id),
    sessions: sessionFinder(units),
    surveys: shownSurveys(units),
    cookies: { secure: config.production },
    cache: new PageCache(),
    communities: openCommunities(units),
    mailer: config.mail.smtpUrl ? smtpMailer(config.mail.smtpUrl, config.mail.from) : keptMailer,
    writeMail: mailWriter(jobs),
    reportError: errorReporter(config.errors.dsn, config),
    media: connectMedia(config),
    gateways: connectGateways(config),
    commentables,
    votables,
    reportables,
    deedWords,
    /** aborted when the process stops: long jobs hand themselves back */
    stopping: new AbortController(),
  }
}

export type Parts = ReturnType<typeof connectParts>
