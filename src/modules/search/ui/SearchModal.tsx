/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag is a combobox over results with pictures */
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Skeleton } from '#kit/feedback/Skeleton.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Dialog } from '#kit/overlays/Dialog.tsx'
import { QUERY_MAX } from '../contract.ts'
import { SearchResult } from './SearchResult.tsx'
import { useCourseSearch } from './use-course-search.ts'
import { useSettled } from './use-settled.ts'
import { useText } from './use-text.ts'
import styles from './search.module.css'

const DEBOUNCE = 500
const HIDE_AFTER_BLUR = 200

/** Engagement §5: a combobox over the courses that fit, asked once typing has paused. */
export function SearchModal({ onClose }: { onClose: () => void }) {
  const text = useText()
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const { areShown, showing } = useShowing()
  const query = typed.trim()
  const settled = useSettled(query, DEBOUNCE)
  const { courses, isFetching, refused } = useCourseSearch(settled)
  const isWaiting = query !== settled || isFetching
  const options = areShown ? (courses ?? []) : []
  const isNothing = !isWaiting && courses?.length === 0

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
    <Dialog title={text('open')} onClose={onClose} isPinned>
      <TextField
        name="q"
        type="search"
        label={text('label')}
        help={text('help')}
        errors={refused ? [refused] : []}
        maxLength={QUERY_MAX}
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
          setTyped(event.target.value)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        {...showing}
      />
      <output className={styles.news}>
        {isNothing && text('nothing')}
        {!isWaiting && options.length > 0 && text('found', { count: options.length })}
        {query !== '' && isWaiting && text('searching')}
      </output>
      {query !== '' && isWaiting && !courses && <Skeleton lines={3} />}
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={text('results')}
        aria-busy={isWaiting}
        className={styles.results}
        // The field keeps the focus, whatever is pressed in here.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((course, index) => (
          <SearchResult
            key={course.id}
            id={`${listId}-${index}`}
            course={course}
            isActive={index === active}
            onPoint={() => setActive(index)}
          />
        ))}
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
