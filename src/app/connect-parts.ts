import { deedRecorder } from '#modules/moderation/index.ts'
import { recordOperatorDeed } from '#modules/operating/index.ts'
import type { Config } from '#platform/config.ts'
import { connect } from '#platform/db/database.ts'
import { readiness } from '#platform/db/readiness.ts'
import { unitsOfWork } from '#platform/db/unit-of-work.ts'
import { errorReporter } from '#platform/errors/error-reporter.ts'
import { wordErrors } from '#platform/http/word-errors.ts'
import { Doorbell } from '#platform/jobs/doorbell.ts'
import { createBoss, Jobs } from '#platform/jobs/jobs.ts'
import { eventPublisher } from '#platform/jobs/publish.ts'
import { Reactions } from '#platform/jobs/reactions.ts'
import { keptMailer } from '#platform/mail/kept-mailer.ts'
import { smtpMailer } from '#platform/mail/smtp-mailer.ts'
import { makeParts, type Module } from '#platform/module.ts'
import { keyRing } from '#platform/sealed.ts'
import { deedWords } from './deed-words.ts'
import { errorMessages } from './error-messages.ts'
import { tellShownChanged, tellWorkers } from './hear-changes.ts'
import { turns } from './limits/turns.ts'
import { watchEventLoop } from './limits/watch-event-loop.ts'
import { PageCache } from './page-cache.ts'
import { registry } from './registry.ts'
import { changesTold } from './tell-changes.ts'

/** Everything the modules are made of, over one database: made once, and handed to whoever needs it. */
export function connectParts(config: Config & { databaseUrl: string }) {
  const database = connect(config.databaseUrl, config.databaseConnections)
  const keys = keyRing(config.secretKey, config.oldSecretKeys)
  const boss = createBoss(config.databaseUrl, {
    max: 4,
    migrate: false,
    useListenNotify: false,
    // Jobs that wait for other jobs, of which there are none.
    flowIntervalSeconds: 3600,
  })
  const doorbell = new Doorbell((message) => tellWorkers(database, message))
  const jobs = new Jobs(boss, doorbell)
  const reactions = new Reactions()
  const cache = new PageCache()
  const changes = changesTold({
    forget: (schoolId, names) => cache.dropShown(schoolId, names),
    tellOthers: (messages) => tellShownChanged(database, messages),
  })
  const units = unitsOfWork(database, {
    publish: eventPublisher(doorbell, reactions),
    record: deedRecorder(deedWords),
    recordOperator: recordOperatorDeed,
    tellChanges: changes.tell,
  })
  const eventLoop = watchEventLoop(config.lateAfterMs)
  const canWork = readiness(database, config.dataDir)
  const ground = { config, keys, units, jobs }
  const parts = {
    ...ground,
    ...makeParts(registry, ground),
    database,
    boss,
    doorbell,
    reactions,
    cache,
    changes,
    mailer: config.mail.smtpUrl ? smtpMailer(config.mail.smtpUrl, config.mail.from) : keptMailer,
    word: wordErrors(errorMessages),
    reportError: errorReporter(config.errors.dsn, config),
    deedWords,
    eventLoop,
    /** whether it can answer, and keep what it is told */
    isReady: async () => !eventLoop.isLate() && (await canWork()),
    turns: turns({ ...config, ...eventLoop }),
    /** aborted when the process stops: long jobs hand themselves back */
    stopping: new AbortController(),
  }
  for (const { registers } of modules) registers?.(parts)
  return parts
}

export type Parts = ReturnType<typeof connectParts>

/** Every module; one that asks for a part which nobody makes does not compile. */
export const modules: readonly Module<object, Parts>[] = Object.values(registry)
