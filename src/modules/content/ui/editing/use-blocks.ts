import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import { useChoosingText } from '#kit/text/choosing-text.ts'
import { useContentText } from '../use-text.ts'
import type { BlockSet, EditedBlock, VersionedBlock } from './block-set.ts'
import { useBlockName } from './use-block-name.ts'

export type EditedBlocks = ReturnType<typeof useBlocks>

/** The blocks of an owner as they are edited: a new order is shown at once and taken back if it cannot be saved. */
export function useBlocks(set: BlockSet, place: object, given: VersionedBlock[]) {
  const api = useApi()
  const showProblem = useProblem()
  const text = useContentText()
  const choosingText = useChoosingText()
  const nameOf = useBlockName(set)
  const [blocks, setBlocks] = useState(given)
  const { calls, key } = set
  /** Which call answers with what, `blockCalls` says. */
  const call = <Answer>(name: keyof typeof calls, more: object) =>
    api.call(calls[name], { ...place, ...more }) as Promise<Answer>
  const take = async (answer: Promise<{ data: VersionedBlock[] }>) => setBlocks((await answer).data)
  const trying = (work: () => Promise<void>) => work().catch(showProblem)
  const undoing = (work: () => Promise<void>) => ({
    action: { label: choosingText('undo'), run: () => void trying(work) },
  })
  const order = (ids: string[]) => take(call('order', { ids }))
  return {
    blocks,
    undoing,
    /** Puts them in this order; refused as the call is. */
    order,
    /** One that stands elsewhere now. */
    forget: (id: string) => setBlocks((now) => now.filter((each) => each.id !== id)),
    async save({ id, version }: EditedBlock & { version?: string }, block: object) {
      const saved = id
        ? await call<VersionedBlock>('update', { [key]: id, block, ...(version && { version }) })
        : await call<VersionedBlock>('store', { block })
      setBlocks((now) => (id ? now.map((each) => (each.id === id ? saved : each)) : [...now, saved]))
      toast.saved()
    },
    /** As it is kept now; undefined once it is gone. */
    async look(id: string): Promise<VersionedBlock | undefined> {
      const { data } = await call<{ data: VersionedBlock[] }>('list', {})
      setBlocks(data)
      return data.find((each) => each.id === id)
    },
    /** It can be had back: at once from the message that tells of it. */
    remove: (block: EditedBlock) =>
      trying(async () => {
        await call('remove', { [key]: block.id })
        setBlocks((now) => now.filter(({ id }) => id !== block.id))
        const restore = () => take(call('restore', { [key]: block.id }))
        toast.show(text('blockDeleted', { name: nameOf(block) }), undoing(restore))
      }),
    duplicate: (id: string) =>
      trying(async () => {
        await take(call('duplicate', { [key]: id }))
        toast.show(text('blockDuplicated'))
      }),
    async reorder(ids: string[]) {
      const before = blocks
      setBlocks(ids.flatMap((id) => blocks.find((each) => each.id === id) ?? []))
      try {
        await order(ids)
      } catch (error) {
        setBlocks(before)
        showProblem(error)
      }
    },
  }
}
