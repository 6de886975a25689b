import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { PasswordField } from '#kit/fields/PasswordField.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import {
  type Checked,
  connectPaymentAccount,
  type PaymentSettings,
  type Provider,
  tryPaymentAccount,
} from '../../accounts/contract.ts'
import { isCardForm } from '../../accounts/vocabulary.ts'
import type { AccountFieldName } from '../../vocabulary.ts'
import { Checks } from './Checks.tsx'
import { useAccountsText } from './use-accounts-text.ts'

interface ConnectAccountProps {
  settings: PaymentSettings
  onConnected: () => Promise<void>
  /** where it takes the place of one, or can be left */
  onGivenUp?: () => void
}

/** Chooses a provider, types what it gave, tries it, and takes payments through it from then on. */
export function ConnectAccount({ settings, onConnected, onGivenUp }: ConnectAccountProps) {
  const text = useAccountsText()
  const api = useApi()
  const connecting = useSending()
  const trying = useSending()
  const [checked, setChecked] = useState<Checked>()
  const [gateway, setGateway] = useState(settings.providers[0]?.name)
  const { values, field } = useTyped<Record<AccountFieldName, string>>(NOTHING_TYPED)
  const provider = settings.providers.find(({ name }) => name === gateway)
  if (!provider) return <Callout tone="caution">{text('noProviders')}</Callout>

  const credentials = Object.fromEntries(
    provider.fields.map(({ name, usual }) => [name, values[name] || (usual ?? '')]),
  )
  const typed = { gateway: provider.name, credentials }
  const tryIt = () =>
    void trying.send(async () => {
      setChecked(undefined)
      setChecked(await api.call(tryPaymentAccount, typed))
    })
  const connect = connecting.submitting(async () => {
    await api.call(connectPaymentAccount, { ...typed, account_id: settings.account?.id ?? null })
    await onConnected()
    toast.show(text('connected'))
  })
  const { errorProps } = trying.errorProps.attempt > connecting.errorProps.attempt ? trying : connecting
  return (
    <Form {...errorProps} onSubmit={connect}>
      <div className={common.looseStack}>
        <RadioGroup
          name="gateway"
          label={text('choose')}
          value={provider.name}
          onChange={({ target }) => {
            setGateway(target.value as Provider['name'])
            setChecked(undefined)
          }}
          options={settings.providers.map((each) => ({
            value: each.name,
            label: text(each.name),
            help: `${text(`${each.name}Help`)} ${text(`collected_${each.collected_by}`)}`,
          }))}
        />
        {provider.fields.map((each) => (
          <CredentialField key={each.name} {...field.text(each.name)} {...each} value={credentials[each.name] ?? ''} />
        ))}
        {checked && <Checks checked={checked} />}
      </div>
      <FormActions submit={text('connect')} isSending={connecting.isSending}>
        <Button busy={trying.isSending} onClick={tryIt}>
          {text('try')}
        </Button>
        {onGivenUp && (
          <Button look="quiet" onClick={onGivenUp}>
            {text('cancel')}
          </Button>
        )}
      </FormActions>
    </Form>
  )
}

const NOTHING_TYPED: Record<AccountFieldName, string> = {
  api_login: '',
  api_password: '',
  api_public_key: '',
  public_rsa_key: '',
  digest_algorithm: '',
  verification_code: '',
  card_form: '',
}

type CredentialFieldProps = Provider['fields'][number] & {
  value: string
  onChange: (event: { target: { value: string } }) => void
}

/** As a key in PEM has several lines, and a secret is typed unseen. */
function CredentialField({ name, kind, choices, usual: _usual, ...input }: CredentialFieldProps) {
  const text = useAccountsText()
  const field = { ...input, name, label: text(name), required: true, autoComplete: 'off' }
  if (kind === 'secret') return <PasswordField {...field} autoComplete="new-password" />
  if (kind === 'choice')
    return (
      <Select
        {...field}
        placeholder={text('chooseOne')}
        options={choices.map((value) => ({ value, label: isCardForm(value) ? text(`card_form_${value}`) : value }))}
      />
    )
  if (name === 'public_rsa_key') return <TextArea {...field} rows={5} spellCheck={false} />
  return <TextField {...field} autoCapitalize="none" spellCheck={false} />
}
