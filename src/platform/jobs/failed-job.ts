import type { JobWithMetadata } from 'pg-boss'
import type { SchoolIdentity } from '#platform/context.ts'
import type { ErrorReport } from '#platform/errors/envelope-of.ts'

/** Where a job is told of once its last attempt failed, or the worker that made it died. */
export const FAILED_JOBS_QUEUE = 'failed-jobs'

/** What is told of it: where it ran and what was thrown. What it was given stays here. */
export async function reportOf(
  { sourceName, sourceOutput, data }: Pick<JobWithMetadata<unknown>, 'sourceName' | 'sourceOutput' | 'data'>,
  findSchool: (id: string) => Promise<SchoolIdentity | undefined>,
): Promise<ErrorReport> {
  const { schoolId, school_id = schoolId } = data as { schoolId?: string; school_id?: string }
  const school = school_id === undefined ? undefined : await findSchool(school_id)
  return {
    side: 'server',
    error: errorFrom(sourceOutput),
    place: `job ${sourceName}`,
    school: school?.slug,
    personId: undefined,
  }
}

interface KeptError {
  name?: string
  message?: string
  stack?: string
  cause?: unknown
  /** what was thrown without being an error, and what the queue itself says */
  value?: unknown
}

/** The error as it was thrown, from how the queue kept it. */
function errorFrom(kept: unknown): Error {
  if (typeof kept !== 'object' || kept === null) return new Error(String(kept))
  const { value, name, message, stack, cause } = kept as KeptError
  if (message === undefined) return errorFrom(value)
  const error = new Error(message, cause ? { cause: errorFrom(cause) } : {})
  return Object.assign(error, { name: name ?? 'Error', stack: stack ?? '' })
}
