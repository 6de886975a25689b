import { createHash } from 'node:crypto'
import { PgBoss, type ConstructorOptions, type WorkHandler } from 'pg-boss'
import bossPackage from 'pg-boss/package.json' with { type: 'json' }
import type { Doorbell } from './doorbell.ts'
import { bossDatabase, type PublishedEvent } from './publish.ts'
import { FAILED_JOBS_QUEUE, reportOf } from './failed-job.ts'
import { type TellOfRow, tellOfRow } from './failed-row.ts'
import { findWaiting } from './find-waiting.ts'
import { QueueWorkers } from './queue-workers.ts'
import type { Reactions } from './reactions.ts'
import { react, workOffEvents } from './work-off-events.ts'
import type { Tx } from '#platform/db/database.ts'
import { afterCommit } from '#platform/db/lend-connection.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { ReportError } from '#platform/errors/error-reporter.ts'
import type { Log } from '#platform/log.ts'

/** A queue of its own for work that is not a reaction: transcoding, sending, timers. */
export interface JobKind<Data extends object> {
  queue: string
  /** how many run at once in one worker process */
  concurrency: number
  /** how long each of those rests after a job, in milliseconds: work that may wait leaves the machine to whoever waits for an answer */
  restMs?: number
  /** a job that runs longer is given to another worker */
  expireInSeconds: number
  retryLimit: number
  /** for long work: a worker silent for so long is dead, and its job is given to another within a minute or two */
  heartbeatSeconds?: number
  work(data: Data, signal: AbortSignal): Promise<void>
  /** of long work with a row: gives up what nobody goes on with */
  sweep?(): Promise<void>
}

export interface TimedJob {
  queue: string
  /** cron expression, UTC */
  cron: string
  work(tell: TellOfRow): Promise<void>
}

/** Whoever is rung for looks at once, and `findWaiting` rings for what nobody rang for: this is for what it could miss. */
const POLLING = { pollingIntervalSeconds: 600 }
// A reaction is one short unit of work: one that is silent for a minute died with its worker, and another takes it over.
const reactionQueue = {
  expireInSeconds: 60,
  retryLimit: 12,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
}

const HOUR_SECONDS = 3600
/** Gives up long work that nobody goes on with, of all kinds. */
const SWEEP = { queue: 'long-work.sweep', cron: '15 * * * *' }
const WAITING = `
  select count(*) from (select from pgboss.job where name = $1 and state < 'active' limit $2) as waiting`
const within = (tx: Tx | undefined) => (tx ? { db: bossDatabase(tx) } : {})
/** Its copies of what failed are for telling only: the job itself stays where it failed. */
const failedQueue = { retryLimit: 3, retryDelay: 60, deleteAfterSeconds: HOUR_SECONDS }

/** Of the queue's own tables, as this version makes them. */
export const QUEUE_VERSION = bossPackage.pgboss.schema

export const createBoss = (databaseUrl: string, options: ConstructorOptions): PgBoss =>
  new PgBoss({ connectionString: databaseUrl, schema: 'pgboss', application_name: 'katedra jobs', ...options })

export class Jobs {
  readonly boss: PgBoss
  readonly #kinds: JobKind<never>[] = []
  readonly #timed: TimedJob[] = []

  readonly #doorbell: Doorbell
  readonly #drained = new Map<string, QueueWorkers>()
  readonly #stopping: (() => Promise<void>)[] = []

  constructor(boss: PgBoss, doorbell: Doorbell) {
    this.boss = boss
    this.#doorbell = doorbell
    this.addTimed({ ...SWEEP, work: (tell) => this.#sweep(tell) })
  }

  add<Data extends object>(kind: JobKind<Data>): void {
    this.#kinds.push(kind)
  }

  addTimed(job: TimedJob): void {
    this.#timed.push(job)
  }

  /** Puts a job beside the caller's writes; `startAfterSeconds` delays it, `key` keeps twins out. */
  async put(
    tx: Tx,
    queue: string,
    data: object,
    options: { startAfterSeconds?: number; key?: string } = {},
  ): Promise<void> {
    await this.boss.send(queue, data, {
      db: bossDatabase(tx),
      ...(options.startAfterSeconds === undefined ? {} : { startAfter: options.startAfterSeconds }),
      ...(options.key === undefined ? {} : { id: uuidOf(`${queue}:${options.key}`) }),
    })
    if (options.startAfterSeconds === undefined) afterCommit(() => this.#doorbell.ring(queue))
  }

  /** Tries jobs again that failed for the last time, once more each, beside the caller's writes. Answers how many of them there were. */
  async retry(queue: string, ids: string[], tx?: Tx): Promise<number> {
    // Its types leave out what every command answers.
    const { affected } = (await this.boss.retry(queue, ids, within(tx))) as { affected: number }
    return affected
  }

  /** Tries again what was put under these keys and failed for the last time, and puts what is not known any more; beside the caller's writes, if any. */
  async tryAgain(queue: string, jobs: readonly { key: string; data: object }[], tx?: Tx): Promise<void> {
    if (jobs.length === 0) return
    const named = jobs.map(({ key, data }) => ({ id: uuidOf(`${queue}:${key}`), data }))
    await this.retry(
      queue,
      named.map(({ id }) => id),
      tx,
    )
    await this.boss.insert(queue, named, within(tx))
    if (tx) afterCommit(() => this.#doorbell.ring(queue))
    else this.#doorbell.ring(queue)
  }

  /** How many jobs of a queue nobody has begun, as far as `atMost`. */
  async waiting(queue: string, atMost: number): Promise<number> {
    const { rows } = await this.boss.getDb().executeSql(WAITING, [queue, atMost])
    return Number(rows[0].count)
  }

  /** Queues must exist before anyone publishes, whether or not this process works them off. */
  async createQueues(reactions: Reactions): Promise<void> {
    const known = new Map((await this.boss.getQueues()).map((queue) => [queue.name, queue]))
    if (!known.has(FAILED_JOBS_QUEUE)) await this.boss.createQueue(FAILED_JOBS_QUEUE, failedQueue)
    const wanted = new Map<string, object>()
    for (const { queue } of reactions.all()) wanted.set(queue, reactionQueue)
    for (const kind of this.#kinds) {
      const { retryLimit, expireInSeconds, heartbeatSeconds } = kind
      wanted.set(kind.queue, {
        retryLimit,
        expireInSeconds,
        ...(heartbeatSeconds === undefined ? {} : { heartbeatSeconds }),
        retryDelay: 5,
        retryBackoff: true,
        retryDelayMax: 600,
      })
    }
    for (const { queue } of this.#timed) wanted.set(queue, { retryLimit: 0 })
    for (const [queue, options] of wanted) {
      const there = known.get(queue)
      if (!there) await this.boss.createQueue(queue, { ...options, deadLetter: FAILED_JOBS_QUEUE })
      else if (there.notify) await this.boss.updateQueue(queue, { notify: false })
    }
  }

  async startWorking(deps: WorkerParts): Promise<void> {
    const putOff = async (queue: string, event: PublishedEvent) => {
      await this.boss.insert(queue, [{ id: uuidOf(`${queue}:${event.id}`), data: event }])
      this.#doorbell.ring(queue)
    }
    this.#stopping.push(workOffEvents({ ...deps, doorbell: this.#doorbell, putOff }))
    for (const queue of new Set(deps.reactions.all().map((reaction) => reaction.queue))) {
      await this.#drain<PublishedEvent>(queue, async ([job]) => {
        if (job) await reactInQueue(queue, job.data, deps)
      })
    }
    for (const kind of this.#kinds) await this.#drainKind(kind)
    for (const job of this.#timed) {
      await this.boss.schedule(job.queue, job.cron)
      await this.#drain(job.queue, () => job.work(tellOfRow(job.queue, deps)))
    }
    await this.#tellOfFailed(deps)
    this.#findWaiting()
  }

  /** Works off some queues of jobs and nothing else. */
  async workOff(queues: readonly string[]): Promise<void> {
    for (const kind of this.#kinds) if (queues.includes(kind.queue)) await this.#drainKind(kind)
    this.#findWaiting()
  }

  async #sweep(tell: TellOfRow): Promise<void> {
    for (const { queue, sweep } of this.#kinds) await sweep?.().catch((error: unknown) => tell(error, { id: queue }))
  }

  #findWaiting(): void {
    this.#stopping.push(findWaiting(this.boss, [...this.#drained.keys()], this.#doorbell))
  }

  /** Finishes the events under way; jobs are the queue's to finish. */
  async stopWorking(): Promise<void> {
    for (const stop of this.#stopping.splice(0)) await stop()
  }

  async #drainKind(kind: JobKind<never>): Promise<void> {
    for (let worker = 0; worker < kind.concurrency; worker++) {
      const work: WorkHandler<never> = async ([job]) => {
        if (job) await kind.work(job.data, job.signal)
      }
      await this.#drain<never>(kind.queue, work, kind.restMs)
    }
  }

  /** Works jobs off one after another: a worker that found work, or is rung for, looks again at once. */
  async #drain<Data extends object>(queue: string, work: WorkHandler<Data>, restMs = 0): Promise<void> {
    const workers = this.#workersOf(queue, restMs)
    const worker: string = await this.boss.work<Data>(queue, POLLING, (jobs) =>
      workers.working(worker, () => work(jobs)),
    )
    workers.add(worker)
  }

  #workersOf(queue: string, restMs = 0): QueueWorkers {
    const known = this.#drained.get(queue)
    if (known) return known
    const workers = new QueueWorkers(this.boss, restMs)
    this.#drained.set(queue, workers)
    const unhear = this.#doorbell.onRing(queue, () => workers.wakeOne())
    this.#stopping.push(async () => unhear())
    return workers
  }

  async #tellOfFailed({ findSchool, reportError, log }: WorkerParts): Promise<void> {
    const worker = await this.boss.work(FAILED_JOBS_QUEUE, { ...POLLING, includeMetadata: true }, async ([job]) => {
      if (!job) return
      const report = await reportOf(job, findSchool)
      log.error({ err: report.error, queue: job.sourceName }, 'a job failed for the last time')
      reportError(report)
    })
    this.#workersOf(FAILED_JOBS_QUEUE).add(worker)
  }
}

export interface WorkerParts {
  reactions: Reactions
  units: UnitsOfWork
  findSchool(id: string): Promise<SchoolIdentity | undefined>
  log: Log
  reportError: ReportError
}

async function reactInQueue(queue: string, event: PublishedEvent, deps: WorkerParts): Promise<void> {
  for (const reaction of deps.reactions.of(event.name)) if (reaction.queue === queue) await react(reaction, event, deps)
}

/** The same name always gives the same job id, so a repeated fan-out adds nothing. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
