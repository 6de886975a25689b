/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag is a combobox over results that are links */
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { TextField } from '../fields/TextField.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './FindDialog.module.css'

/** How the dialog names an option, and hears that it is pointed at. */
export interface FindOption {
  id: string
  isActive: boolean
  onPoint: () => void
}

interface FindDialogProps<Found> {
  title: string
  label: string
  help?: string
  /** what the list of results is called */
  results: string
  most: number
  typed: string
  onType: (typed: string) => void
  /** undefined before anything was found */
  found: Found[] | undefined
  isWaiting: boolean
  /** how many there are, that there are none, that they are looked for */
  news: string | false
  refused?: string | undefined
  renderOption: (found: Found, option: FindOption) => ReactNode
  onClose: () => void
}

const HIDE_AFTER_BLUR = 200

/** A combobox over links: arrows choose, Enter follows, the first where none is chosen. */
export function FindDialog<Found>({ title, label, help, results, most, typed, ...given }: FindDialogProps<Found>) {
  const { onType, found, isWaiting, news, refused, renderOption, onClose } = given
  const listId = useId()
  const [active, setActive] = useState(-1)
  const { areShown, showing } = useShowing()
  const options = areShown ? (found ?? []) : []

  /** As a click on it would, so that Ctrl and Shift open it beside. */
  const follow = (index: number, { ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey })
    document.getElementById(`${listId}-${index}`)?.dispatchEvent(click)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') follow(active === -1 && !isWaiting ? 0 : active, event)
    if (!step || options.length === 0) return
    event.preventDefault()
    const from = active === -1 && step === -1 ? 0 : active
    setActive((from + step + options.length) % options.length)
  }
  return (
    <Dialog title={title} onClose={onClose} isPinned>
      <TextField
        name="q"
        type="search"
        label={label}
        help={help}
        errors={refused ? [refused] : []}
        maxLength={most}
        autoComplete="off"
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 && active < options.length ? `${listId}-${active}` : undefined}
        className={styles.query}
        data-focus-first
        value={typed}
        onChange={(event) => {
          onType(event.target.value)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        {...showing}
      />
      <output className={styles.news}>{news}</output>
      {typed.trim() !== '' && isWaiting && !found && <Skeleton lines={3} />}
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={results}
        aria-busy={isWaiting}
        className={styles.results}
        // The field keeps the focus, whatever is pressed in here.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((each, index) =>
          renderOption(each, { id: `${listId}-${index}`, isActive: index === active, onPoint: () => setActive(index) }),
        )}
      </div>
    </Dialog>
  )
}

/** What is found stands there while the field has the focus, and a while longer, so that it can be pressed. */
function useShowing() {
  const [areShown, setShown] = useState(true)
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined)
  const showing = {
    onFocus() {
      clearTimeout(hiding.current)
      setShown(true)
    },
    onBlur() {
      hiding.current = setTimeout(() => setShown(false), HIDE_AFTER_BLUR)
    },
  }
  return { areShown, showing }
}
