import { isThere, keptBlocks, sweepingBlocks } from '#modules/content/index.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import type { OneByOneParts } from '#platform/jobs/one-by-one.ts'
import { lectureComponents } from '../tables.ts'
import { COMPONENTS } from './types.ts'

/** What stands below the film of lectures (commerce §3, Lecture component). */
export const KEPT_COMPONENTS = keptBlocks({ table: lectureComponents, types: COMPONENTS, pictures: 'lecture' })

export interface ComponentPlace {
  lectureId: string
  componentId: string
}

/** A component of this lecture that is not deleted. */
export const isComponentThere = ({ lectureId, componentId }: ComponentPlace) =>
  isThere(KEPT_COMPONENTS, { ownerId: lectureId, blockId: componentId })

export const sweepingComponents = (parts: OneByOneParts): TimedJob =>
  sweepingBlocks('courses.sweep-components', KEPT_COMPONENTS, parts)
