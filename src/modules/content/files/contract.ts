import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { FILENAME_MAX } from '../handing-in/vocabulary.ts'
import { BLOCK_FILE_USES } from './vocabulary.ts'

/** A file of a block, as its admin edits it. */
export const BlockFile = z.object({ id: Id, filename: z.string(), bytes: z.int() })
export type BlockFile = z.output<typeof BlockFile>

const Use = z.enum(BLOCK_FILE_USES)
const FILES = '/home/lecture-files'

export const createBlockFile = endpoint(`POST ${FILES}`, {
  summary: 'Start the upload of a file for a block: PUT it to `upload` with `headers`, then keep it',
  access: 'admin',
  right: 'change-products',
  body: z.object({ use: Use, filename: oneLine().min(1).max(FILENAME_MAX), bytes: z.int().min(1) }),
  status: 201,
  answer: z.object({ stored_id: Id, upload: z.string(), headers: z.record(z.string(), z.string()) }),
})

export const keepBlockFile = endpoint(`PUT ${FILES}/:storedId`, {
  summary: 'Check a file that was sent, so that a block can have it',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: z.object({ use: Use }),
  answer: BlockFile,
})
