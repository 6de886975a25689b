import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { FILENAME_MAX } from '../../handing-in/vocabulary.ts'
import { COMPONENT_FILE_USES } from './vocabulary.ts'

/** A file of a component, as its admin edits it. */
export const ComponentFile = z.object({ id: Id, filename: z.string(), bytes: z.int() })
export type ComponentFile = z.output<typeof ComponentFile>

const Use = z.enum(COMPONENT_FILE_USES)
const FILES = '/home/lecture-files'

export const createComponentFile = endpoint(`POST ${FILES}`, {
  summary: 'Start the upload of a file for a component: PUT it to `upload` with `headers`, then keep it',
  access: 'admin',
  right: 'change-products',
  body: z.object({ use: Use, filename: oneLine().min(1).max(FILENAME_MAX), bytes: z.int().min(1) }),
  status: 201,
  answer: z.object({ stored_id: Id, upload: z.string(), headers: z.record(z.string(), z.string()) }),
})

export const keepComponentFile = endpoint(`PUT ${FILES}/:storedId`, {
  summary: 'Check a file that was sent, so that a component can have it',
  access: 'admin',
  right: 'change-products',
  refuses: [409],
  body: z.object({ use: Use }),
  answer: ComponentFile,
})
