import { z } from 'zod'
import { FILENAME_MAX } from '#modules/content/handing-in/vocabulary.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { Entry } from '../contract.ts'

export const beginHandIn = endpoint('POST /lecture/:id/entries/:handInId/file', {
  summary: 'Start the upload of a file the viewer hands in: PUT it to `upload` with `headers`, then hand it in',
  access: 'signed-in',
  changes: 'own',
  audit: 'never',
  refuses: [403, 429],
  body: z.object({ filename: oneLine().min(1).max(FILENAME_MAX), bytes: z.int().min(1) }),
  status: 201,
  answer: z.object({ stored_id: Id, upload: z.string(), headers: z.record(z.string(), z.string()) }),
})

export const handIn = endpoint('PUT /lecture/:id/entries/:handInId/file', {
  summary: 'Hand in a file that was sent, in the place of the one before',
  access: 'signed-in',
  changes: 'own',
  audit: 'never',
  refuses: [403, 409],
  body: z.object({ stored_id: Id }),
  answer: Entry,
})
