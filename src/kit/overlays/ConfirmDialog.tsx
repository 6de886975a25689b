import { useId, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { TextField } from '../fields/TextField.tsx'
import { useKitText } from '../text/kit-text.ts'
import { Dialog } from './Dialog.tsx'
import styles from './Dialog.module.css'

export interface Question {
  /** What will happen, naming the thing: "The lecture “Light” will be deleted." */
  consequence: string
  /** The verb on the button: "Delete lecture". */
  action: string
  /** A word the person must type first, such as DELETE or CANCEL. */
  word?: string
  isDangerous?: boolean
}

interface ConfirmDialogProps extends Question {
  onAnswer: (isConfirmed: boolean) => void
}

export function ConfirmDialog({ consequence, action, word, isDangerous = true, onAnswer }: ConfirmDialogProps) {
  const text = useKitText()
  const formId = useId()
  const [typed, setTyped] = useState('')
  const isReady = word === undefined || typed.trim() === word
  return (
    <Dialog
      title={text('areYouSure')}
      onClose={() => onAnswer(false)}
      backCloses={false}
      actions={
        <>
          <Button look="quiet" data-focus-first={word === undefined || undefined} onClick={() => onAnswer(false)}>
            {text('cancel')}
          </Button>
          <Button type="submit" form={formId} look={isDangerous ? 'danger' : 'primary'} disabled={!isReady}>
            {action}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          if (isReady) onAnswer(true)
        }}
      >
        <p>{consequence}</p>
        {word && (
          <TextField
            name="word"
            label={text('typeToConfirm', { word })}
            autoComplete="off"
            data-focus-first
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  )
}
