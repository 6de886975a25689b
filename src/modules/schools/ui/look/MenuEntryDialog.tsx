import { cut } from '#platform/cut-text.ts'
import { useState } from 'react'
import { Picker } from '#kit/fields/Picker.tsx'
import { type Option, Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import type { Find } from '#kit/fields/use-found.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { isMenuAddress, MENU_ADDRESS_MAX, MENU_LABEL_MAX, type MenuEntry } from '../../look/menus/vocabulary.ts'
import type { SiteLink } from '../../vocabulary.ts'
import { useLookText } from '../use-text.ts'

interface MenuEntryDialogProps {
  /** null: a new one */
  entry: MenuEntry | null
  places: SiteLink[]
  /** addresses that the menu has already */
  taken: string[]
  findProducts: Find
  onSave: (entry: MenuEntry) => void
  onClose: () => void
}

/** What of an entry of a menu can be chosen: where it leads, and in which words. */
export function MenuEntryDialog({ entry, places, taken, findProducts, onSave, onClose }: MenuEntryDialogProps) {
  const text = useLookText()
  const free = places.filter(({ to }) => !taken.includes(to))
  const [kind, setKind] = useState(() => kindOf(entry, free))
  const [product, setProduct] = useState<Option | null>(null)
  const [address, setAddress] = useState(entry?.to ?? '')
  const [label, setLabel] = useState(entry?.label ?? '')
  const [attempt, setAttempt] = useState(0)
  const place = places.find(({ to }) => to === kind)
  const to = place?.to ?? (kind === 'product' ? (product?.value ?? '') : address.trim())
  const wrong = {
    to: !isMenuAddress(to) ? text('noAddress') : taken.includes(to) ? text('addressTaken') : '',
    label: !place && !label.trim() ? text('noLabel') : '',
  }
  const errors = Object.fromEntries(Object.entries(wrong).flatMap(([name, error]) => (error ? [[name, [error]]] : [])))
  return (
    <FormDialog
      title={text(entry ? 'editEntryTitle' : 'newEntry')}
      dismiss={text('cancel')}
      submit={text('done')}
      onClose={onClose}
      onSubmit={() => (wrong.to || wrong.label ? setAttempt(attempt + 1) : onSave({ to, label: label.trim() }))}
      {...(attempt > 0 && { errors, attempt })}
    >
      <Select
        name="kind"
        label={text('leadsTo')}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
        options={[
          ...free.map((each) => ({ value: each.to, label: each.label })),
          { value: 'product', label: text('aProduct') },
          { value: 'address', label: text('anAddress') },
        ]}
        data-focus-first
      />
      {kind === 'product' && (
        <Picker
          name="to"
          label={text('product')}
          placeholder={text('productPlaceholder')}
          find={findProducts}
          value={product}
          onChange={(option) => {
            setProduct(option)
            if (option && !label.trim()) setLabel(cut(option.label, MENU_LABEL_MAX))
          }}
        />
      )}
      {kind === 'address' && (
        <TextField
          name="to"
          {...withHelp(text, 'address')}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          maxLength={MENU_ADDRESS_MAX}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <TextField
        name="label"
        label={text('label')}
        help={place ? text('labelHelp', { label: place.label }) : undefined}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
        maxLength={MENU_LABEL_MAX}
      />
    </FormDialog>
  )
}

const kindOf = (entry: MenuEntry | null, free: SiteLink[]): string =>
  entry ? (free.find(({ to }) => to === entry.to)?.to ?? 'address') : (free[0]?.to ?? 'product')
