import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Time } from '#platform/contract/shapes.ts'
import type { ASKING, READ_TYPES } from './types/contract.ts'
import { FORMULA_MAX } from './vocabulary.ts'

type Types = typeof READ_TYPES & typeof ASKING
type AnyType = Types[keyof Types]

/** A block as it is sent; html is sanitised before it is kept. */
export type BlockContent = z.output<AnyType['draft']>

/** As its admin edits it; a picture is null once its image was deleted. */
export type Block = z.output<AnyType['edited']>
export type BlockType = Block['type']

/** As readers are shown it. */
export type ShownBlock = z.output<AnyType['shown']>

/** What an instructor says to what a student entered. */
export const EntryAnswer = z.object({
  body: z.string(),
  answered_at: Time,
  /** null once they are no admin of the school any more */
  by: z.string().nullable(),
  /** the entry was changed since */
  is_older: z.boolean(),
})
export type EntryAnswer = z.output<typeof EntryAnswer>

/** What a student handed in, for them and for who reads entries. */
export const HandedInFile = z.object({ filename: z.string(), bytes: z.int(), url: z.string() })
export type HandedInFile = z.output<typeof HandedInFile>

export const previewFormula = endpoint('GET /json/home/formula', {
  summary: 'How a formula in LaTeX looks, as MathML; null where it cannot be read',
  access: 'admin',
  right: 'see-products',
  query: z.object({ tex: z.string().max(FORMULA_MAX) }),
  answer: z.object({ math: z.string().nullable() }),
})
