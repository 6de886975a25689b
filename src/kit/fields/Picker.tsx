import { Combobox } from '@base-ui/react/combobox'
import { ChevronDown, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { layerOf } from '../layers/layer-of.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { Field } from './Field.tsx'
import fieldStyles from './field.module.css'
import { PickerPopup } from './PickerPopup.tsx'
import type { Option } from './Select.tsx'
import { type FieldProps, useField } from './use-field.ts'
import { type Find, useFound } from './use-found.ts'
import { usePickerText } from './use-picker-text.ts'

interface PickerProps extends FieldProps {
  find: Find
  /** What is chosen; null while nothing is, or when several are and shown elsewhere. */
  value: Option | null
  onChange: (option: Option | null) => void
  /** Of several: which are among them. */
  isChosen?: (value: string) => boolean
  placeholder?: string
  required?: boolean
}

const WORDS_MAX = 150
const isSame = (one: Option, other: Option) => one.value === other.value

/** One of more than a list can show: what is typed is searched for, arrows and Enter choose. */
export function Picker({ name, label, help, errors, find, value, onChange, isChosen, ...given }: PickerProps) {
  const { placeholder, required } = given
  const { id, shown, control } = useField({ name, label, help, errors })
  const input = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const found = useFound(find)
  const { options, state } = found
  const isWaiting = state === 'searching'
  const news = useNews(found)
  const root = useRef<Combobox.Root.Actions>(null)
  useEffect(() => {
    if (!isOpen) root.current?.unmount()
  }, [isOpen])
  const close = () => {
    setOpen(false)
    setTyped(null)
  }
  return (
    <Field id={id} label={label} help={help} errors={shown} isRequired={required}>
      <Combobox.Root
        actionsRef={root}
        items={options}
        filter={null}
        autoHighlight
        loopFocus={false}
        value={value}
        isItemEqualToValue={isSame}
        inputValue={typed ?? value?.label ?? ''}
        open={isOpen}
        onValueChange={(option) => (option || !required) && onChange(option)}
        onInputValueChange={(words, { reason }) => {
          if (reason !== 'input-change') return
          setTyped(words)
          found.search(words)
        }}
        onOpenChange={(next, { reason }) => {
          if (!next) return close()
          setOpen(true)
          if (reason !== 'input-change') found.start()
        }}
        onItemHighlighted={(_, { index }) => index === options.length - 1 && found.more()}
      >
        <div className={fieldStyles.joined}>
          <Combobox.Input
            {...control}
            ref={(field: HTMLInputElement | null) => {
              input.current = field
              place.current = layerOf(input) ?? null
            }}
            maxLength={WORDS_MAX}
            required={required}
            placeholder={placeholder}
            className={fieldStyles.control}
            onClick={() => typed === null && input.current?.select()}
            onBlur={close}
            onKeyDown={(event) => {
              const isEnter = event.key === 'Enter' && isOpen
              if (isEnter) event.preventDefault()
              // Enter waits for what is searched for, and Escape belongs to the dialog around a closed list.
              const isEarly = isEnter && (isWaiting || options.length === 0)
              if (isEarly || (event.key === 'Escape' && !isOpen)) event.preventBaseUIHandler()
            }}
          />
          {value && !required ? <ClearButton label={label} /> : <Chevron />}
        </div>
        <Combobox.Status render={<VisuallyHidden />}>{isOpen && news}</Combobox.Status>
        <PickerPopup
          label={label}
          place={place}
          isChosen={isChosen ?? ((each) => each === value?.value)}
          isBusy={isWaiting}
          news={options.length === 0 || state === 'failed' ? news : null}
          onEnd={found.more}
        />
      </Combobox.Root>
    </Field>
  )
}

function ClearButton({ label }: Pick<PickerProps, 'label'>) {
  const text = usePickerText()
  return (
    <span className={fieldStyles.inside}>
      <Combobox.Clear tabIndex={0} render={<IconButton label={text('clear', { label })} icon={<X />} />} />
    </span>
  )
}

const Chevron = () => <ChevronDown aria-hidden="true" className={fieldStyles.chevron} />

function useNews({ state, options, next }: ReturnType<typeof useFound>): string {
  const text = usePickerText()
  const count = options.length
  if (state === 'searching') return text('searching')
  if (state === 'failed') return text('failed')
  if (count === 0) return text('nothing')
  return text(next === undefined ? 'found' : 'foundFirst', { count })
}
