import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import inner from '#kit/inner.module.css'
import { confirmEmailChange, refuseEmailChange, type ShownEmailChange } from '../email-change/contract.ts'
import { useEmailChangeText } from './email-change-text.ts'

/** Asks before anything is confirmed, since mail programs open links ahead of people. */
export function EmailDecision({ token, change: given }: { token: string; change: ShownEmailChange }) {
  const text = useEmailChangeText()
  const api = useApi()
  const [change, setChange] = useState(given)
  const { send, isSending, errorProps } = useSending()
  const { state, side, email, old_email: old } = change
  const decide = (call: typeof confirmEmailChange) => send(async () => setChange(await api.call(call, { token })))
  const mayRefuse = side === 'old' && (state === 'open' || state === 'waiting')
  return (
    <Form
      {...errorProps}
      className={common.looseStack}
      onSubmit={(event) => {
        event.preventDefault()
        void decide(confirmEmailChange)
      }}
    >
      <p className={inner.typed}>{text('question', { old, email })}</p>
      {state !== 'open' && (
        <Callout tone={state === 'done' || state === 'waiting' ? 'good' : 'caution'} isNews>
          <span className={inner.typed}>{text(state === 'withdrawn' ? 'withdrawnLink' : state, { email })}</span>
        </Callout>
      )}
      <div className={common.row}>
        {state === 'open' && (
          <Button type="submit" look="primary" busy={isSending}>
            {text('confirm')}
          </Button>
        )}
        {mayRefuse && (
          <Button busy={isSending} onClick={() => void decide(refuseEmailChange)}>
            {text('refuse')}
          </Button>
        )}
        {state === 'refused' && (
          <LinkButton to="/password/forgot" look="primary" reloadDocument>
            {text('changePassword')}
          </LinkButton>
        )}
        {state !== 'open' && state !== 'refused' && (
          <LinkButton to="/my/account" reloadDocument>
            {text('toAccount')}
          </LinkButton>
        )}
      </div>
    </Form>
  )
}
