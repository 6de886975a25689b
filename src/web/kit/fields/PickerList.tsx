/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/no-static-element-interactions, jsx-a11y/prefer-tag-over-role -- the keyboard is heard by the combobox that holds the focus */
import { Check } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import styles from './picker.module.css'
import { placeBeside } from './place-beside.ts'
import type { Option } from './Select.tsx'

interface PickerListProps {
  id: string
  label: string
  anchor: RefObject<HTMLElement | null>
  options: Option[]
  /** index of the option that Enter would choose; -1: none */
  active: number
  isChosen: (value: string) => boolean
  isBusy: boolean
  /** said where there are no options, and beside them when there should be more */
  news: string | null
  onPoint: (index: number) => void
  onChoose: (option: Option) => void
  /** the last options are about to be seen */
  onEnd: () => void
}

const NEAR_END_PX = 120

/** Floats above everything, dialogs too, and moves nothing. */
export function PickerList({ id, label, anchor, options, active, isChosen, isBusy, news, ...on }: PickerListProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = () => placeBeside(anchor.current!, box.current!)
    box.current!.showPopover()
    place()
    window.addEventListener('resize', place)
    document.addEventListener('scroll', place, true)
    return () => {
      window.removeEventListener('resize', place)
      document.removeEventListener('scroll', place, true)
    }
  }, [anchor])
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    // The focus stays in the field whatever is pressed here.
    <div ref={box} popover="manual" className={styles.box} onMouseDown={(event) => event.preventDefault()}>
      <div
        id={id}
        role="listbox"
        aria-label={label}
        aria-busy={isBusy}
        className={styles.list}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          if (scrollHeight - scrollTop - clientHeight < NEAR_END_PX) on.onEnd()
        }}
      >
        {options.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={isChosen(option.value)}
            data-active={index === active || undefined}
            className={styles.option}
            onPointerMove={() => on.onPoint(index)}
            onClick={() => on.onChoose(option)}
          >
            <span>{option.label}</span>
            {isChosen(option.value) && <Check aria-hidden="true" />}
          </div>
        ))}
      </div>
      {news && (
        <p aria-hidden="true" className={styles.news}>
          {news}
        </p>
      )}
    </div>
  )
}
