import { z } from 'zod'
import { PanelProduct } from '#modules/catalog/contract.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done } from '#platform/contract/shapes.ts'
import { STEP_NAMES } from './vocabulary.ts'

export const FirstStep = z.object({
  name: z.enum(STEP_NAMES),
  is_done: z.boolean(),
  /** the school can sell without it */
  is_optional: z.boolean(),
  /** where it is done */
  path: z.string(),
})
export type FirstStep = z.output<typeof FirstStep>

export const FirstStepsShown = z.object({
  steps: z.array(FirstStep),
  /** nobody wants to see them any more */
  is_put_away: z.boolean(),
  /** what they are about: what was made last, what is published before drafts, and no sample; null where there is none */
  product: PanelProduct.extend({ slug: z.string(), is_published: z.boolean(), is_free: z.boolean() }).nullable(),
  /** how many products for a look around there are */
  samples_count: z.int(),
})
export type FirstStepsShown = z.output<typeof FirstStepsShown>

export const getFirstSteps = endpoint('GET /json/home/first-steps', {
  summary: 'What leads a new school to its first sale, and what of it is done; found by what is so',
  access: 'admin',
  right: 'change-settings',
  answer: FirstStepsShown,
})

export const putFirstStepsAway = endpoint('POST /home/first-steps/put-away', {
  summary: 'Show the first steps on the dashboard no longer',
  access: 'admin',
  right: 'change-settings',
  answer: Done,
})

export const bringFirstStepsBack = endpoint('POST /home/first-steps/bring-back', {
  summary: 'Show the first steps on the dashboard again',
  access: 'admin',
  right: 'change-settings',
  answer: Done,
})

export const addSamples = endpoint('POST /home/first-steps/samples', {
  summary: 'Add drafts for a look around, a course and a download; those that are there already stay',
  access: 'admin',
  right: 'change-settings',
  answer: Done,
})

export const removeSamples = endpoint('DELETE /home/first-steps/samples', {
  summary: 'Delete what was added for a look around; what somebody got of it is hidden instead',
  access: 'admin',
  right: 'change-settings',
  answer: Done,
})
