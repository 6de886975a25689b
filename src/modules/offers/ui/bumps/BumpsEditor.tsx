import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type EditableProduct, type EditableVariant, getEditableProduct } from '#modules/catalog/contract.ts'
import { Button } from '#kit/actions/Button.tsx'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import common from '#kit/common.module.css'
import inner from '#kit/inner.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { asItIsNow } from '#kit/lists/as-it-is-now.ts'
import { SortableList } from '#kit/lists/SortableList.tsx'
import { seenOf } from '#platform/contract/seen-of.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { createBump, deleteBump, type EditableBump, orderBumps, updateBump } from '../../bumps/contract.ts'
import { BUMPS_MAX } from '../../bumps/vocabulary.ts'
import { BumpDialog } from './BumpDialog.tsx'
import { BumpWords } from './BumpWords.tsx'
import styles from './bumps.module.css'
import { useBumpPanelText } from './text.ts'

interface BumpsEditorProps {
  product: Pick<EditableProduct, 'id' | 'title' | 'variants'>
  bumps: EditableBump[]
  onSaved: () => Promise<void>
}

interface InHand {
  /** undefined for a new one */
  bump?: EditableBump
  /** of what it offers */
  variants: EditableVariant[]
}

/** What the checkout of a product offers beside it, in the order buyers see it in. */
export function BumpsEditor({ product, bumps, onSaved }: BumpsEditorProps) {
  const text = useBumpPanelText()
  const api = useApi()
  const confirm = useConfirm()
  const showProblem = useProblem()
  const [inHand, setInHand] = useState<InHand>()
  const { id: productId } = product
  const edited = inHand?.bump && asItIsNow(inHand.bump, bumps)

  const change = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      showProblem(error)
    }
    await onSaved()
  }
  const edit = async (bump: EditableBump) => {
    try {
      const { variants } = await api.call(getEditableProduct, { productId: bump.product.id })
      setInHand({ bump, variants })
    } catch (error) {
      showProblem(error)
    }
  }
  const remove = async ({ id: bumpId, product: { title } }: EditableBump) => {
    const isSure = await confirm({ consequence: text('removeConsequence', { title }), action: text('removeAction') })
    if (isSure) await change(() => api.call(deleteBump, { productId, bumpId }))
  }
  return (
    <Section title={text('title')}>
      <div className={`${common.stack} ${inner.form}`}>
        <p className={common.note}>
          {text('intro', { count: BUMPS_MAX })} {bumps.length === 0 && text('none')}
        </p>
        {bumps.length > 0 && (
          <SortableList
            items={bumps}
            itemId={({ id }) => id}
            itemName={({ product: { title } }) => title}
            onReorder={(ids) => void change(() => api.call(orderBumps, { productId, bump_ids: ids }))}
          >
            {(bump) => <BumpLine bump={bump} onEdit={() => void edit(bump)} onRemove={() => void remove(bump)} />}
          </SortableList>
        )}
        {bumps.length < BUMPS_MAX && (
          <div>
            <Button icon={<Plus />} onClick={() => setInHand({ variants: [] })}>
              {text('add')}
            </Button>
          </div>
        )}
      </div>
      {inHand && (
        <BumpDialog
          product={product}
          {...(edited && { bump: edited })}
          variants={inHand.variants}
          save={(body) =>
            edited
              ? api.call(updateBump, { productId, bumpId: edited.id, ...body, seen: seenOf(updateBump, edited) })
              : api.call(createBump, { productId, ...body })
          }
          onSaved={onSaved}
          onClose={() => setInHand(undefined)}
        />
      )}
    </Section>
  )
}

function BumpLine({ bump, onEdit, onRemove }: { bump: EditableBump; onEdit: () => void; onRemove: () => void }) {
  const text = useBumpPanelText()
  const { title } = bump.product
  return (
    <div className={styles.row}>
      <BumpWords bump={bump} />
      <IconButton label={text('edit', { title })} icon={<Pencil />} onClick={onEdit} />
      <IconButton label={text('remove', { title })} icon={<Trash2 />} onClick={onRemove} />
    </div>
  )
}
