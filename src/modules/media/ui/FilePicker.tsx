import { Upload } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { Button } from '#kit/actions/Button.tsx'

interface FilePickerProps {
  label: string
  /** what the file dialog offers first */
  accept: string
  /** told of each that was chosen */
  onPick: (file: File) => void
  isMultiple?: boolean
  look?: ComponentProps<typeof Button>['look']
  isBusy?: boolean
}

/** A button that opens the file dialog. */
export function FilePicker({
  label,
  accept,
  onPick,
  look = 'secondary',
  isMultiple = false,
  isBusy = false,
}: FilePickerProps) {
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
        multiple={isMultiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          for (const file of files) onPick(file)
        }}
      />
    </>
  )
}
