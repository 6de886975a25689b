import { z } from 'zod'
import { event } from '#platform/events/event.ts'
import { CHANGES } from './vocabulary.ts'

export const secondFactorChanged = event(
  'second-factor.second-factor-changed',
  z.object({ person_id: z.uuid(), change: z.enum(CHANGES) }),
)
