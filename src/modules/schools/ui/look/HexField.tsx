import type { ComponentProps } from 'react'
import { TextField } from '#kit/fields/TextField.tsx'
import { COLOR_SHAPE } from '../../look/vocabulary.ts'
import styles from './hex-field.module.css'

interface HexFieldProps extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> {
  color: string
  /** what the picker begins at where none is chosen */
  usual: string
  pick: string
  onColor: (color: string) => void
}

/** A colour as `#rrggbb`: typed, or picked. */
export function HexField({ color, usual, pick, onColor, ...field }: HexFieldProps) {
  return (
    <div className={styles.fields}>
      <TextField
        {...field}
        value={color}
        onChange={({ target }) => onColor(target.value.trim())}
        maxLength={7}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <input
        type="color"
        aria-label={pick}
        value={(COLOR_SHAPE.test(color) ? color : usual).toLowerCase()}
        onChange={({ target }) => onColor(target.value)}
        className={styles.picker}
      />
    </div>
  )
}
