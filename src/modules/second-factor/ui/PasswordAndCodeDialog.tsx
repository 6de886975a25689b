import common from '#kit/common.module.css'
import { PasswordField } from '#kit/fields/PasswordField.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { useSecondFactorText } from './use-text.ts'

interface PasswordAndCodeDialogProps {
  title: string
  intro: string
  submit: string
  look?: 'danger'
  onClose: () => void
  work: (given: { password: string; code: string }) => Promise<void>
}

/** What takes both, so that neither a phone nor a browser left alone is enough. */
export function PasswordAndCodeDialog({ title, intro, submit, look, onClose, work }: PasswordAndCodeDialogProps) {
  const text = useSecondFactorText()
  const { send, isSending, errorProps } = useSending()
  const { values, field } = useTyped({ password: '', code: '' })
  return (
    <FormDialog
      {...errorProps}
      title={title}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={submit}
      {...(look && { look })}
      isSending={isSending}
      onSubmit={() => void send(() => work(values))}
    >
      <div className={common.looseStack}>
        <p>{intro}</p>
        <PasswordField {...field.text('password')} label={text('password')} required autoComplete="current-password" />
        <TextField
          {...field.text('code')}
          label={text('codeOrRecovery')}
          required
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
    </FormDialog>
  )
}
