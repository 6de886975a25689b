import { X } from 'lucide-react'
import { formatMoney } from '#platform/i18n/format.ts'
import { useFindProducts } from '#modules/catalog/ui/use-find-products.ts'
import common from '#kit/common.module.css'
import { usePageWork } from '#kit/drafts/usePageWork.ts'
import { BUNDLE_PARTS_MAX } from '#modules/catalog/vocabulary.ts'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { Picker } from '#kit/fields/Picker.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import inner from '#kit/inner.module.css'
import { SortableList } from '#kit/lists/SortableList.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { seenOf } from '#platform/contract/seen-of.ts'
import { type BundlePart, changeBundleParts } from '../contract.ts'
import styles from './bundles.module.css'
import { useBundlePanelText } from './panel-text.ts'

type Chosen = Pick<BundlePart, 'id' | 'title'>

interface BundlePartsFormProps {
  bundleId: string
  parts: BundlePart[]
  holdersCount: number
  onSaved: () => Promise<void>
}

/** What a bundle holds, in order; and whether what is added reaches those who have it already. */
export function BundlePartsForm({ bundleId, parts, holdersCount, onSaved }: BundlePartsFormProps) {
  const text = useBundlePanelText()
  const api = useApi()
  const findParts = useFindProducts('part')
  const saved = { chosen: parts.map(({ id, title }): Chosen => ({ id, title })), reaches: false }
  const { values, field, change, forget } = usePageWork(`bundle-parts:${bundleId}`, saved)
  const { chosen, reaches } = values
  const isChosen = (id: string) => chosen.some((each) => each.id === id)
  const without = (id: string) => chosen.filter((each) => each.id !== id)
  const isAdding = chosen.some(({ id }) => !parts.some((part) => part.id === id))

  const save = async () => {
    const product_ids = chosen.map(({ id }) => id)
    const seen = seenOf(changeBundleParts, { ids: parts.map(({ id }) => id) })
    await api.call(changeBundleParts, { bundleId, product_ids, reaches_holders: isAdding && reaches, seen })
    await onSaved()
  }
  return (
    <SavedForm save={save} forget={forget} submit={text('save')} className={inner.form}>
      <p className={common.note}>{text(chosen.length > 0 ? 'intro' : 'empty')}</p>
      {chosen.length > 0 && (
        <SortableList
          items={chosen}
          itemId={({ id }) => id}
          itemName={({ title }) => title}
          onReorder={(ids) => change({ chosen: ids.flatMap((id) => chosen.find((each) => each.id === id) ?? []) })}
        >
          {({ id, title }) => (
            <div className={styles.part}>
              <span className={styles.partWords}>
                <span>{title}</span>
                <Worth part={parts.find((part) => part.id === id)} />
              </span>
              <IconButton
                label={text('takeOut', { title })}
                icon={<X />}
                onClick={() => change({ chosen: without(id) })}
              />
            </div>
          )}
        </SortableList>
      )}
      {chosen.length < BUNDLE_PARTS_MAX && (
        <Picker
          name="product_ids"
          label={text('add')}
          placeholder={text('addHelp')}
          find={findParts}
          value={null}
          isChosen={isChosen}
          onChange={(option) => {
            if (!option) return
            const { value: id, label: title } = option
            change({ chosen: isChosen(id) ? without(id) : [...chosen, { id, title }] })
          }}
        />
      )}
      {holdersCount > 0 && isAdding && (
        <Checkbox
          {...field.tick('reaches', 'reaches_holders')}
          label={text('reaches', { count: holdersCount })}
          help={text('reachesHelp')}
        />
      )}
      {holdersCount > 0 && <p className={common.note}>{text('takeOutHelp')}</p>}
    </SavedForm>
  )
}

/** What a part costs by itself; nothing of one that was just chosen. */
function Worth({ part }: { part: BundlePart | undefined }) {
  const text = useBundlePanelText()
  const { language } = useLocale()
  if (!part) return null
  const { amount, currency } = part
  return (
    <span className={common.note}>
      {amount === null ? text('notSoldApart') : formatMoney({ amount, currency }, language)}
    </span>
  )
}
