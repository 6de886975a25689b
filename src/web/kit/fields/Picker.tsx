/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag is a combobox over what a server finds */
import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { Field } from './Field.tsx'
import fieldStyles from './field.module.css'
import { PickerList } from './PickerList.tsx'
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

/** One of more than a list can show: what is typed is searched for, arrows and Enter choose. */
export function Picker({ name, label, help, errors, find, value, onChange, isChosen, ...given }: PickerProps) {
  const { placeholder, required } = given
  const text = usePickerText()
  const { id, shown, control } = useField({ name, label, help, errors })
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useFound(find)
  const { options } = found
  const isWaiting = found.state === 'searching'

  const open = () => {
    if (isOpen) return
    setOpen(true)
    setActive(-1)
    input.current?.select()
    found.start()
  }
  const close = () => {
    setOpen(false)
    setTyped(null)
  }
  const choose = (option: Option | undefined) => {
    if (!option) return
    onChange(option)
    close()
  }
  const step = (by: 1 | -1) => {
    if (!isOpen) return open()
    const to = Math.min(Math.max(active + by, 0), options.length - 1)
    setActive(to)
    if (to === options.length - 1) found.more()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(1)
    else if (event.key === 'ArrowUp') step(-1)
    else if (!isOpen) return
    else if (event.key === 'Enter') choose(options[active] ?? (typed && !isWaiting ? options[0] : undefined))
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }
  const news = useNews(found)
  return (
    <Field id={id} label={label} help={help} errors={shown} isRequired={required}>
      <div className={fieldStyles.joined}>
        <input
          {...control}
          ref={input}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={WORDS_MAX}
          required={required}
          placeholder={placeholder}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && options[active] ? `${listId}-${active}` : undefined}
          className={classNames(fieldStyles.control, !(value && !required) && fieldStyles.select)}
          value={typed ?? value?.label ?? ''}
          onChange={(event) => {
            setOpen(true)
            setTyped(event.target.value)
            setActive(-1)
            found.search(event.target.value)
          }}
          onClick={open}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (typed === '' && value && !required) onChange(null)
            close()
          }}
        />
        {value && !required && (
          <span className={fieldStyles.inside}>
            <IconButton label={text('clear', { label })} icon={<X />} onClick={() => onChange(null)} />
          </span>
        )}
      </div>
      <VisuallyHidden>
        <output>{isOpen && news}</output>
      </VisuallyHidden>
      {isOpen && (
        <PickerList
          id={listId}
          label={label}
          anchor={input}
          options={options}
          active={active}
          isChosen={isChosen ?? ((each) => each === value?.value)}
          isBusy={isWaiting}
          news={options.length === 0 || found.state === 'failed' ? news : null}
          onPoint={setActive}
          onChoose={choose}
          onEnd={found.more}
        />
      )}
    </Field>
  )
}

function useNews({ state, options, next }: ReturnType<typeof useFound>): string {
  const text = usePickerText()
  const count = options.length
  if (state === 'searching') return text('searching')
  if (state === 'failed') return text('failed')
  if (count === 0) return text('nothing')
  return text(next === undefined ? 'found' : 'foundFirst', { count })
}
