import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done, Id } from '#platform/contract/shapes.ts'
import type { Right } from '#platform/rights.ts'
import { BLOCKS_MAX } from '../vocabulary.ts'

interface Asked<All, One, Draft extends z.ZodType, Edited extends z.ZodType> {
  /** of all the blocks of an owner, and of one of them */
  paths: { all: All; one: One }
  /** how the calls are described: a block by what its owner's editors call it */
  words: { one: string; many: string; owner: string }
  rights: { see: Right; change: Right }
  types: { draft: Draft; edited: Edited }
}

/** What an admin edits of a block, with what tells it, as it is kept, from any other. */
export type WithVersion<Edited> = Edited & { version: string }

const withVersion = <Edited extends z.ZodType>(edited: Edited): z.ZodType<WithVersion<z.output<Edited>>> =>
  z.intersection(edited, z.object({ version: z.string() }))

/** A path that names the same ids, which is all that its type is asked for. */
const below = <Path extends string>(path: Path, name: string) => `${path}/${name}` as Path

/** The calls by which the blocks of one kind of owner are edited. */
export function blockCalls<
  const AllPath extends `/${string}`,
  const OnePath extends `/${string}`,
  Draft extends z.ZodType,
  Edited extends z.ZodType,
>({ paths, words: { one, many, owner }, rights, types }: Asked<AllPath, OnePath, Draft, Edited>) {
  const Block = withVersion(types.edited)
  const All: z.ZodType<{ data: WithVersion<z.output<Edited>>[] }> = z.object({ data: z.array(Block) })
  const sees = { access: 'admin', right: rights.see } as const
  const changes = { access: 'admin', right: rights.change } as const
  return {
    list: endpoint(`GET ${paths.all}`, { summary: `The ${many} of ${owner} in order`, ...sees, answer: All }),
    store: endpoint(`POST ${paths.all}`, {
      summary: `Add a ${one} at the end of ${owner}`,
      ...changes,
      refuses: [409],
      body: z.object({ block: types.draft }),
      status: 201,
      answer: Block,
    }),
    update: endpoint(`PUT ${paths.one}`, {
      summary: `Change a ${one}; it may become one of another type`,
      ...changes,
      refuses: [409],
      body: z.object({
        block: types.draft,
        /** the one that was changed: refused when another is kept by now; left out, it is written over */
        version: z.string().max(100).optional(),
      }),
      answer: Block,
    }),
    remove: endpoint(`DELETE ${paths.one}`, {
      summary: `Delete a ${one}; for a day it can be restored`,
      ...changes,
      answer: Done,
    }),
    restore: endpoint(`POST ${below(paths.one, 'restore')}`, {
      summary: `Take the deletion of a ${one} back, for a day`,
      ...changes,
      refuses: [409],
      answer: All,
    }),
    duplicate: endpoint(`POST ${below(paths.one, 'duplicate')}`, {
      summary: `Put a copy of a ${one} right behind it`,
      ...changes,
      refuses: [409],
      status: 201,
      answer: All,
    }),
    order: endpoint(`PUT ${below(paths.all, 'order')}`, {
      summary: `Put the ${many} of ${owner} in this order; ones not named follow as they stood`,
      ...changes,
      body: z.object({ ids: z.array(Id).min(1).max(BLOCKS_MAX) }),
      answer: All,
    }),
  }
}
