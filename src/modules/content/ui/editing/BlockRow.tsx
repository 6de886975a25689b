import { Copy, MoreVertical, Pencil, Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import type { MenuItem } from '#kit/overlays/menu-item.ts'
import styles from '../blocks.module.css'
import { useContentText } from '../use-text.ts'
import type { BlockSet, EditedBlock } from './block-set.ts'
import { useBlockName } from './use-block-name.ts'
import { useTypeName } from './use-type-name.ts'

interface BlockRowProps {
  set: BlockSet
  block: EditedBlock
  also: MenuItem[]
  onEdit: () => void
  onDuplicate: () => void
  onDelete: () => void
}

/** A block as readers will see it, under what can be done with it; its name where its pictures are gone. */
export function BlockRow({ set, block, also, onEdit, onDuplicate, onDelete }: BlockRowProps) {
  const text = useContentText()
  const typeName = useTypeName()
  const name = useBlockName(set)(block)
  const { summaryOf, contentOf, draftOf } = set.typeOf(block)
  return (
    <div className={styles.row}>
      <div className={styles.rowHead}>
        <span>{typeName(block.type)}</span>
        <IconButton label={text('editBlock', { name })} icon={<Pencil />} onClick={onEdit} />
        <Menu
          label={text('moreOf', { name })}
          icon={<MoreVertical />}
          items={[
            { label: text('duplicateBlock'), icon: <Copy />, onSelect: onDuplicate },
            ...also,
            { label: text('deleteBlock'), icon: <Trash2 />, onSelect: onDelete, isDangerous: true },
          ]}
        />
      </div>
      {contentOf(draftOf(block)) ? (
        <Suspense>
          <set.Preview block={block} />
        </Suspense>
      ) : (
        summaryOf(block)
      )}
    </div>
  )
}
