import { type ComponentType, Suspense } from 'react'
import common from '#kit/common.module.css'
import { VIEWS } from './table.tsx'

interface AnyShown {
  id: string
  type: string
}

/** How types are shown that are the owner's own. */
type OwnViews = object | undefined

/** Blocks as readers see them, in their order. */
export const ShownBlocks = ({ blocks, views }: { blocks: AnyShown[]; views?: OwnViews }) => (
  <div className={common.looseColumn}>
    {blocks.map((block) => (
      <div key={block.id} id={block.id}>
        <ShownBlock block={block} views={views} />
      </div>
    ))}
  </div>
)

export function ShownBlock({ block, views }: { block: AnyShown; views?: OwnViews }) {
  const all: object = { ...VIEWS, ...views }
  const View = (all as Record<string, ComponentType<AnyShown>>)[block.type]!
  return (
    <Suspense>
      <View {...block} />
    </Suspense>
  )
}
