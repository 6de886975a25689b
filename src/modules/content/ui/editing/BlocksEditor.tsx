import { Plus } from 'lucide-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import common from '#kit/common.module.css'
import inner from '#kit/inner.module.css'
import { SortableList } from '#kit/lists/SortableList.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { Menu } from '#kit/overlays/Menu.tsx'
import type { MenuItem } from '#kit/overlays/menu-item.ts'
import styles from '../blocks.module.css'
import { useContentText } from '../use-text.ts'
import type { BlockSet, EditedBlock } from './block-set.ts'
import { BlockRow } from './BlockRow.tsx'
import type { EditedBlocks } from './use-blocks.ts'
import { useTypeName } from './use-type-name.ts'

const BlockDialog = onDemand(async () => (await import('./BlockDialog.tsx')).BlockDialog)

interface BlocksEditorProps {
  set: BlockSet
  edited: EditedBlocks
  title: string
  intro: string
  /** what else can be done with a block */
  also?: (block: EditedBlock) => MenuItem[]
  children?: ReactNode
}

/** What an owner is made of: added, changed, put in order. */
export function BlocksEditor({ set, edited, title, intro, also = () => [], children }: BlocksEditorProps) {
  const text = useContentText()
  const typeName = useTypeName()
  const headingId = useId()
  const [opened, setOpened] = useState<EditedBlock | null>(null)
  const { blocks, save, look, remove, duplicate, reorder } = edited
  return (
    <section aria-labelledby={headingId} className={`${inner.closeColumn} ${common.part}`}>
      <h2 id={headingId}>{title}</h2>
      <p className={common.note}>{intro}</p>
      {blocks.length > 0 && (
        <div className={styles.rows}>
          <SortableList
            items={blocks}
            itemId={({ id }) => id}
            itemName={(each) => set.typeOf(each).summaryOf(each) || typeName(each.type)}
            onReorder={(ids) => void reorder(ids)}
          >
            {(block) => (
              <BlockRow
                set={set}
                block={block}
                also={also(block)}
                onEdit={() => setOpened(block)}
                onDuplicate={() => void duplicate(block.id)}
                onDelete={() => void remove(block)}
              />
            )}
          </SortableList>
        </div>
      )}
      <div>
        <Menu
          label={text('addBlock')}
          sign={<Plus />}
          items={set.types.map((type) => {
            const { icon: Icon, empty } = set.typeOf({ type })
            const group = text(set.isAnswered(type) ? 'blocksAnswered' : 'blocksShown')
            return { label: typeName(type), group, icon: <Icon />, onSelect: () => setOpened(empty) }
          })}
        />
      </div>
      {children}
      {opened && (
        <Suspense>
          <BlockDialog set={set} block={opened} onSave={save} onLook={look} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </section>
  )
}
