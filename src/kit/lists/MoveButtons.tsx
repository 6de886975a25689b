/* oxlint-disable react/exhaustive-effect-dependencies -- the focus follows the row once it stands at its new index */
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { useKitText } from '../text/kit-text.ts'
import { moved } from './moved.ts'
import styles from './lists.module.css'

interface MoveButtonsProps {
  ids: string[]
  index: number
  name: string
  onReorder: (ids: string[]) => void
}

/** At an end the button there stays focusable and does nothing, so that no focus is lost. */
export function MoveButtons({ ids, index, name, onReorder }: MoveButtonsProps) {
  const text = useKitText()
  const pressed = useRef<HTMLButtonElement | null>(null)
  useEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [index])
  const move = (to: number) => (event: { currentTarget: HTMLButtonElement }) => {
    if (to < 0 || to >= ids.length) return
    pressed.current = event.currentTarget
    onReorder(moved(ids, index, to))
  }
  return (
    <div className={styles.rowActions}>
      <IconButton
        label={text('moveUp', { name })}
        icon={<ArrowUp />}
        aria-disabled={index === 0 || undefined}
        onClick={move(index - 1)}
      />
      <IconButton
        label={text('moveDown', { name })}
        icon={<ArrowDown />}
        aria-disabled={index === ids.length - 1 || undefined}
        onClick={move(index + 1)}
      />
    </div>
  )
}
