import type { BlockSet, EditedBlock } from './block-set.ts'
import { useTypeName } from './use-type-name.ts'

/** What a block is called where it is not shown: its type, and how it begins. */
export function useBlockName({ typeOf }: BlockSet): (block: EditedBlock) => string {
  const typeName = useTypeName()
  return (block) => {
    const type = typeName(block.type)
    const summary = typeOf(block).summaryOf(block)
    return summary ? `${type}: ${summary}` : type
  }
}
