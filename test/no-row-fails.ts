import type { TellOfRow } from '#platform/jobs/failed-row.ts'

/** For jobs tried where every row can be done. */
export const noRowFails: TellOfRow = (error) => {
  throw error
}
