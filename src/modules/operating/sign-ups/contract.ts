import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done } from '#platform/contract/shapes.ts'
import { someLines } from '#platform/contract/typed-text.ts'

export const REFUSAL_MAX = 2_000

export const setSignUps = endpoint('PUT /operator/sign-ups', {
  summary: 'Whether schools that begin from now on wait for an operator’s leave to open',
  access: 'operator',
  host: 'platform',
  body: z.object({ are_held: z.boolean() }),
  answer: Done,
})

export const admitSchool = endpoint('POST /operator/schools/:id/admit', {
  summary: 'Let a school that waits open; its owners are told by mail',
  access: 'operator',
  host: 'platform',
  answer: Done,
})

export const refuseSchool = endpoint('POST /operator/schools/:id/refuse', {
  summary: 'Tell the owners of a school that waits why it may not open; it goes on waiting',
  access: 'operator',
  host: 'platform',
  body: z.object({ words: someLines().min(1, 'validation.required').max(REFUSAL_MAX) }),
  answer: Done,
})
