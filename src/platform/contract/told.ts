import { z } from 'zod'

/** What /openapi.json tells of a shape beyond what its schema checks: what a check of ours keeps to, and the name it goes by. */
export const Told = z.registry<{ id?: string; format?: string; minLength?: number; maxLength?: number }>()
