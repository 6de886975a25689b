import { useState } from 'react'
import { HiddenFields } from '#modules/people/ui/HiddenFields.tsx'
import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { EmailField } from '#kit/fields/EmailField.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { usePosting } from '#kit/forms/use-posting.ts'
import { withdraw } from '../contract-withdrawals/contract.ts'
import { useWithdrawText } from './text.ts'
import styles from './contract-withdrawals.module.css'

interface WithdrawFormProps {
  school: { name: string; contactEmail: string }
  /** what is known of who states it, and of the order they came from */
  given: { name: string; email: string; number: string }
  /** what is left with that order; null where whoever looks is not known */
  also: { number: string; title: string }[] | null
  token: string | null
  outcome: FormOutcome | null
}

/** The statement and the button that confirms it; works without scripts and without a login. */
export function WithdrawForm({ school, given, also, token, outcome }: WithdrawFormProps) {
  const text = useWithdrawText()
  const [sent, setSent] = useState(outcome && !outcome.isRefused ? outcome.message : undefined)
  const { posting, isSending, typed } = usePosting({ outcome })
  const [number, setNumber] = useState(typed['order'] ?? given.number)
  if (sent)
    return (
      <>
        <Callout tone="good" isNews>
          {sent}
        </Callout>
        <p className={common.note}>{text('noMail', { email: school.contactEmail })}</p>
      </>
    )
  return (
    <Form {...posting(withdraw, ({ message }) => setSent(message))}>
      <HiddenFields token={token} />
      <div className={common.stack}>
        <TextField
          name="name"
          label={text('name')}
          required
          autoComplete="name"
          maxLength={120}
          defaultValue={typed['name'] ?? given.name}
        />
        <EmailField name="email" label={text('email')} required defaultValue={typed['email'] ?? given.email} />
        <TextField
          name="order"
          label={text('orderNumber')}
          help={text('orderNumberHelp')}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
        <div className={styles.statement}>
          <span>{text('youState')}</span>
          <blockquote>
            {text('statement', { school: school.name, number: number.trim() || text('numberAbove') })}
            {number === given.number && also?.map((each) => ` ${text('statementAlso', each)}`)}
          </blockquote>
          {(also === null || number !== given.number) && <small>{text('countedNote')}</small>}
        </div>
      </div>
      <FormActions submit={text('confirm')} isSending={isSending} wide />
      <p className={common.note}>{text('afterwards')}</p>
    </Form>
  )
}
