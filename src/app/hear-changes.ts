import pg from 'pg'
import type { Database } from '#platform/db/database.ts'
import type { Log } from '#platform/log.ts'
import type { Listener } from '#platform/module.ts'

export interface Ears extends Listener {
  /** another process changed what pages show that are kept for their readers */
  shownChanged(message: string): void
  /** another process left work to be done */
  workLeft(message: string): void
}

const RECONNECT_AFTER = 1_000
const WORK_LEFT = 'work_left'
const SHOWN_CHANGED = 'shown_changed'
const FILMS_WATCHED = 'films_watched'

/** Listens to PostgreSQL for what other processes changed. After a lost connection everything counts as changed. */
export async function hearChanges(databaseUrl: string, ears: Ears, log: Log): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  const listen = async () => {
    client = new pg.Client({ connectionString: databaseUrl, application_name: 'katedra changes', keepAlive: true })
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === WORK_LEFT) return ears.workLeft(payload)
      if (channel === SHOWN_CHANGED) return ears.shownChanged(payload)
      if (channel === FILMS_WATCHED) return ears.filmsWatched(payload)
      const about = payload === '*' ? undefined : payload
      if (channel === 'content_changed') ears.contentChanged(about)
      else if (channel === 'people_changed') ears.peopleChanged(about)
      else if (about) ears.sessionEnded(about)
    })
    await client.connect()
    await client.query(
      `listen content_changed; listen people_changed; listen session_ended; listen ${SHOWN_CHANGED}; listen ${WORK_LEFT}; listen ${FILMS_WATCHED}`,
    )
  }

  const everythingChanged = () => {
    ears.contentChanged(undefined)
    ears.peopleChanged(undefined)
  }

  const lost = () => {
    if (stopped || retry) return
    everythingChanged()
    retry = setTimeout(() => {
      retry = undefined
      listen().then(everythingChanged, (error: unknown) => {
        log.warn({ err: error }, 'cannot listen for changes yet')
        lost()
      })
    }, RECONNECT_AFTER)
  }

  await listen()
  return async () => {
    stopped = true
    clearTimeout(retry)
    await client?.end()
  }
}

const TELL_ALL = { name: 'tell_all', text: 'select pg_notify($1, message) from unnest($2::text[]) as message' }

/** Rings at the workers of other processes. */
export const tellWorkers = ({ platform }: Database, message: string): Promise<unknown> =>
  platform.lend({ school: undefined, work: 'workers are rung for' }, (client) =>
    client.query({ ...TELL_ALL, values: [WORK_LEFT, [message]] }),
  )

/** Tells other processes what pages show otherwise now. */
export const tellShownChanged = ({ platform }: Database, messages: string[]): Promise<unknown> =>
  platform.lend({ school: undefined, work: 'changes are told' }, (client) =>
    client.query({ ...TELL_ALL, values: [SHOWN_CHANGED, messages] }),
  )
