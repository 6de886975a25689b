import type { ReportError } from '#platform/errors/error-reporter.ts'
import type { Log } from '#platform/log.ts'

/** Says what a job over many rows had to go on without: in the log, and to the error collector. */
export type TellOfRow = (error: unknown, row: { id: string; school?: string | undefined }) => void

/** One row that fails keeps none of the others from its turn. */
export const tellOfRow =
  (queue: string, { log, reportError }: { log: Log; reportError: ReportError }): TellOfRow =>
  (thrown, { id, school }) => {
    log.error({ err: thrown, queue, school, row: id }, 'a job goes on without one of its rows')
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    reportError({ side: 'server', error, place: `job ${queue}`, school, personId: undefined })
  }
