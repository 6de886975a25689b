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
import { seenOf } from '#platform/contract/seen-of.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import type { EditableBump } from '../../bumps/contract.ts'
import { deleteUpsell, storeUpsell } from '../../upsells/contract.ts'
import { BumpDialog } from '../bumps/BumpDialog.tsx'
import { BumpWords } from '../bumps/BumpWords.tsx'
import styles from '../bumps/bumps.module.css'
import { useBumpPanelText } from '../bumps/text.ts'

interface UpsellEditorProps {
  product: Pick<EditableProduct, 'id' | 'title' | 'variants'>
  upsell: EditableBump | null
  onSaved: () => Promise<void>
}

/** The one product that is offered once this one was bought. */
export function UpsellEditor({ product, upsell, onSaved }: UpsellEditorProps) {
  const text = useBumpPanelText()
  const api = useApi()
  const confirm = useConfirm()
  const showProblem = useProblem()
  /** of what it offers; undefined while nobody edits */
  const [variants, setVariants] = useState<EditableVariant[]>()
  const { id: productId } = product

  const edit = async ({ product: { id } }: EditableBump) => {
    try {
      setVariants((await api.call(getEditableProduct, { productId: id })).variants)
    } catch (error) {
      showProblem(error)
    }
  }
  const remove = async ({ product: { title } }: EditableBump) => {
    if (!(await confirm({ consequence: text('removeConsequence', { title }), action: text('removeAction') }))) return
    try {
      await api.call(deleteUpsell, { productId })
    } catch (error) {
      showProblem(error)
    }
    await onSaved()
  }
  return (
    <Section title={text('afterTitle')}>
      <div className={`${common.stack} ${inner.form}`}>
        <p className={common.note}>
          {text('afterIntro')} {!upsell && text('afterNone')}
        </p>
        {upsell ? (
          <div className={styles.row}>
            <BumpWords bump={upsell} />
            <IconButton
              label={text('edit', { title: upsell.product.title })}
              icon={<Pencil />}
              onClick={() => void edit(upsell)}
            />
            <IconButton
              label={text('remove', { title: upsell.product.title })}
              icon={<Trash2 />}
              onClick={() => void remove(upsell)}
            />
          </div>
        ) : (
          <div>
            <Button icon={<Plus />} onClick={() => setVariants([])}>
              {text('afterAdd')}
            </Button>
          </div>
        )}
      </div>
      {variants && (
        <BumpDialog
          product={product}
          {...(upsell && { bump: upsell })}
          variants={variants}
          save={(body) => api.call(storeUpsell, { productId, ...body, seen: seenOf(storeUpsell, { upsell }) })}
          onSaved={onSaved}
          onClose={() => setVariants(undefined)}
        />
      )}
    </Section>
  )
}
