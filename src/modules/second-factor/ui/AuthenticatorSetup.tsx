import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { PasswordField } from '#kit/fields/PasswordField.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { beginAuthenticator, confirmAuthenticator, type NewAuthenticator } from '../contract.ts'
import styles from './second-factor.module.css'
import { useSecondFactorText } from './use-text.ts'

/** Password first, then the app with a code of it. Hands on the recovery codes. */
export function AuthenticatorSetup({ onDone }: { onDone: (codes: string[]) => void }) {
  const [begun, setBegun] = useState<NewAuthenticator>()
  if (!begun) return <PasswordFirst onBegun={setBegun} />
  return <FirstCode {...begun} onDone={onDone} onGivenUp={() => setBegun(undefined)} />
}

function PasswordFirst({ onBegun }: { onBegun: (begun: NewAuthenticator) => void }) {
  const text = useSecondFactorText()
  const api = useApi()
  const { submitting, isSending, errorProps } = useSending()
  const { values, field } = useTyped({ password: '' })
  return (
    <Form {...errorProps} onSubmit={submitting(async () => onBegun(await api.call(beginAuthenticator, values)))}>
      <PasswordField {...field.text('password')} label={text('password')} required autoComplete="current-password" />
      <FormActions submit={text('setUp')} isSending={isSending} look="secondary" />
    </Form>
  )
}

interface FirstCodeProps extends NewAuthenticator {
  onDone: (codes: string[]) => void
  onGivenUp: () => void
}

function FirstCode({ secret, qr, uri, onDone, onGivenUp }: FirstCodeProps) {
  const text = useSecondFactorText()
  const api = useApi()
  const { submitting, isSending, errorProps } = useSending()
  const { values, field } = useTyped({ code: '' })
  const confirm = submitting(async () => onDone((await api.call(confirmAuthenticator, values)).recovery_codes))
  return (
    <Form {...errorProps} onSubmit={confirm}>
      <div className={common.looseStack}>
        <p>{text('scan')}</p>
        <a href={uri} className={styles.qr} aria-label={text('qr')}>
          <svg aria-hidden="true" viewBox={`0 0 ${qr.size} ${qr.size}`}>
            <path d={qr.path} />
          </svg>
        </a>
        <p>
          {text('keyLabel')} <code className={styles.key}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </p>
        <TextField
          {...field.text('code')}
          label={text('code')}
          help={text('codeHelp')}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </div>
      <FormActions submit={text('switchOn')} isSending={isSending}>
        <Button look="quiet" onClick={onGivenUp}>
          {text('cancel')}
        </Button>
      </FormActions>
    </Form>
  )
}
