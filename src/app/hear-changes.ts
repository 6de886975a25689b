import pg from 'pg'
import type { Log } from '#platform/log.ts'

export interface Ears {
  /** what a school's visitors see has changed; undefined: of any school */
  contentChanged(schoolId: string | undefined): void
  /** a session that ended; undefined: any may have, or people changed */
  sessionsChanged(id: string | undefined): void
}

const RECONNECT_AFTER = 1_000

/** Listens to PostgreSQL for what other processes changed. After a lost connection everything counts as changed. */
export async function hearChanges(databaseUrl: string, ears: Ears, log: Log): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  const listen = async () => {
    client = new pg.Client({ connectionString: databaseUrl, application_name: 'katedra changes', keepAlive: true })
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ channel, payload }) => {
      const about = payload === '*' ? undefined : payload
      if (channel === 'sessions_changed') ears.sessionsChanged(about)
      else ears.contentChanged(about)
    })
    await client.connect()
    await client.query('listen content_changed; listen sessions_changed')
  }

  const everythingChanged = () => {
    ears.contentChanged(undefined)
    ears.sessionsChanged(undefined)
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
