import { useRevalidator } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { EmailField } from '#kit/fields/EmailField.tsx'
import { PasswordField } from '#kit/fields/PasswordField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import inner from '#kit/inner.module.css'
import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import { askEmailChange, type AwaitedEmail, withdrawEmailChange } from '../email-change/contract.ts'
import { useEmailChangeText } from './email-change-text.ts'

interface EmailChangeProps {
  email: string
  /** the one that is asked for and not confirmed */
  awaited: AwaitedEmail | null
}

/** The part of somebody's account that is about their address. */
export function EmailChange({ email, awaited }: EmailChangeProps) {
  const text = useEmailChangeText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  return (
    <section id="email">
      <h2>{text('title')}</h2>
      <p className={inner.typed}>{text('now', { email })}</p>
      {awaited ? (
        <div className={common.stack}>
          <Callout tone="caution" isNews>
            <span className={inner.typed}>{text('awaited', { email: awaited.email })}</span>{' '}
            {!awaited.is_new_confirmed && text('newStill')} {!awaited.is_old_confirmed && text('oldStill')}
          </Callout>
          <div>
            <ActionButtons
              actions={[
                {
                  key: 'withdraw',
                  label: text('withdraw'),
                  work: () => api.call(withdrawEmailChange, {}),
                  goOn: revalidate,
                  said: text('withdrawn'),
                },
              ]}
            />
          </div>
        </div>
      ) : (
        <AskingForm onAsked={revalidate} />
      )}
    </section>
  )
}

function AskingForm({ onAsked }: { onAsked: () => Promise<void> }) {
  const text = useEmailChangeText()
  const api = useApi()
  const { submitting, isSending, errorProps } = useSending()
  const { values, field } = useTyped({ email: '', password: '' })
  const ask = submitting(async () => {
    await api.call(askEmailChange, values)
    await onAsked()
  })
  return (
    <Form {...errorProps} onSubmit={ask}>
      <div className={common.looseStack}>
        <EmailField
          {...field.text('email')}
          label={text('newEmail')}
          help={text('help')}
          required
          autoComplete="email"
        />
        <PasswordField {...field.text('password')} label={text('password')} required autoComplete="current-password" />
      </div>
      <FormActions submit={text('ask')} isSending={isSending} look="secondary" />
    </Form>
  )
}
