import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import type { Answer } from '#platform/contract/endpoint.ts'
import { importInvitations } from '../contract.ts'
import { IMPORT_MAX } from '../vocabulary.ts'
import styles from './seats.module.css'
import { useSeatsText } from './use-text.ts'

type Fault = Answer<typeof importInvitations>['faults'][number]

interface ImportDialogProps {
  courseId: string
  onChanged: () => Promise<void>
  onClose: () => void
}

/** What could not be followed stays in the field, each line with its fault, to be mended and sent again. */
export function ImportDialog({ courseId, onChanged, onClose }: ImportDialogProps) {
  const text = useSeatsText()
  const api = useApi()
  const { send, isSending, errorProps } = useSending()
  const file = useRef<HTMLInputElement>(null)
  const [lines, setLines] = useState('')
  const [faults, setFaults] = useState<Fault[]>([])
  const importAll = () =>
    send(async () => {
      const { invited, faults: left } = await api.call(importInvitations, { courseId, lines })
      if (invited > 0) toast.show(text('imported', { count: invited }))
      // Numbered as they stand in the field from now on.
      setFaults(left.map((fault, at) => ({ ...fault, number: at + 1 })))
      setLines(left.map(({ line }) => line).join('\n'))
      if (left.length === 0) onClose()
      await onChanged()
    })
  return (
    <FormDialog
      {...errorProps}
      title={text('importMany')}
      dismiss={text('cancel')}
      submit={text('importSend')}
      isSending={isSending}
      onSubmit={() => void importAll()}
      onClose={onClose}
    >
      {faults.length > 0 && (
        <Callout tone="caution" isNews>
          {text('faults', { count: faults.length })}
          <ul className={styles.faults}>
            {faults.map(({ number, line, problem }) => (
              <li key={number}>
                {text('faultLine', { number, line })} – {text(`fault_${problem}`)}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      <TextArea
        name="lines"
        label={text('lines')}
        help={text('linesHelp', { max: IMPORT_MAX })}
        placeholder={text('linesExample')}
        rows={8}
        required
        data-focus-first
        value={lines}
        onChange={(event) => setLines(event.target.value)}
      />
      <input
        ref={file}
        type="file"
        hidden
        accept=".csv,.txt,text/csv,text/plain"
        onChange={({ target }) => void target.files?.[0]?.text().then(setLines)}
      />
      <div>
        <Button icon={<FileUp />} onClick={() => file.current?.click()}>
          {text('file')}
        </Button>
      </div>
    </FormDialog>
  )
}
