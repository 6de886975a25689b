import { Upload } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { Button } from '#kit/actions/Button.tsx'

interface FilePickerProps {
  label: string
  /** what the file dialog offers first */
  accept: string
  onPick: (file: File) => void
  look?: ComponentProps<typeof Button>['look']
  isBusy?: boolean
}

/** A button that opens the file dialog. */
export function FilePicker({ label, accept, onPick, look = 'secondary', isBusy = false }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button look={look} busy={isBusy} icon={<Upload aria-hidden="true" />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) onPick(file)
        }}
      />
    </>
  )
}
