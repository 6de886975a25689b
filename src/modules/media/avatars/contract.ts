import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/shapes.ts'

export const setAvatar = endpoint('PUT /my/account/avatar', {
  summary: 'Sets the picture beside the name of the signed-in person, or none',
  access: 'signed-in',
  body: z.object({ image_id: Id.nullable() }),
  answer: z.object({ avatar: z.string().nullable() }),
})
