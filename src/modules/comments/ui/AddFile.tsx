import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { IconButton } from '#kit/actions/IconButton.tsx'
import styles from './comments.module.css'

interface AddFileProps {
  label: string
  icon: ReactNode
  /** what the file dialog offers first */
  accept: string
  removeLabel: (name: string) => string
  file: File | undefined
  onChange: (file: File | undefined) => void
}

/** One file to send along with what is written. */
export function AddFile({ label, icon, accept, removeLabel, file, onChange }: AddFileProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={(event) => {
          onChange(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {file ? (
        <span className={styles.chosen}>
          {file.name}
          <IconButton icon={<X />} label={removeLabel(file.name)} onClick={() => onChange(undefined)} />
        </span>
      ) : (
        <Button look="quiet" icon={icon} onClick={() => input.current?.click()}>
          {label}
        </Button>
      )}
    </>
  )
}
