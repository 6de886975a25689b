import { Trash2 } from 'lucide-react'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import common from '#kit/common.module.css'
import { Price } from '#kit/figures/Price.tsx'
import { SortableList } from '#kit/lists/SortableList.tsx'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import type { EditableProduct, EditableVariant } from '../contract.ts'
import { orderVariants, removeVariant } from '../variants/contract.ts'
import { KINDS } from '../kinds/vocabulary.ts'
import { AccessLength } from './AccessLength.tsx'
import styles from './catalog.module.css'
import { useCatalogText } from './use-text.ts'

interface VariantListProps {
  product: EditableProduct
  onSaved: () => Promise<void>
}

/** In the order buyers choose from. */
export function VariantList({ product: { id: productId, kind, variants }, onSaved }: VariantListProps) {
  const text = useCatalogText()
  const api = useApi()
  const confirm = useConfirm()
  const showProblem = useProblem()

  const change = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      showProblem(error)
    }
    await onSaved()
  }
  const remove = async ({ id: variantId, name }: EditableVariant) => {
    const isSure = await confirm({ consequence: text('removeVariantConsequence', { name }), action: text('remove') })
    if (isSure) await change(() => api.call(removeVariant, { productId, variantId }))
  }
  return (
    <SortableList
      items={variants}
      itemId={({ id }) => id}
      itemName={({ name }) => name}
      onReorder={(ids) => void change(() => api.call(orderVariants, { productId, ids }))}
    >
      {(variant) => (
        <div className={styles.variantRow}>
          <div className={styles.variantWords}>
            <span className={styles.variantName}>{variant.name}</span>
            <Price
              amount={variant.minimum_amount ?? variant.amount}
              currency={variant.currency}
              isFrom={variant.minimum_amount !== null}
            />
            {!KINDS[kind].isTimed && (
              <span className={common.soft}>
                <AccessLength variant={variant} />
              </span>
            )}
          </div>
          <IconButton
            label={text('removeVariant', { name: variant.name })}
            icon={<Trash2 />}
            onClick={() => void remove(variant)}
          />
        </div>
      )}
    </SortableList>
  )
}
