import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Status } from '#kit/feedback/Status.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { PasswordField } from '#kit/fields/PasswordField.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { Input } from '#platform/contract/endpoint.ts'
import { formatDate } from '#platform/i18n/format.ts'
import type { Passkey } from '../../contract.ts'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '../../passkeys/contract.ts'
import { PASSKEY_NAME_MAX, PASSKEYS_MAX } from '../../vocabulary.ts'
import { isGivenUp } from './given-up.ts'
import styles from './passkeys.module.css'
import { usePasskeysText } from './use-passkeys-text.ts'

interface PasskeysProps {
  passkeys: Passkey[]
  mayRemove: boolean
  /** with the first second factor: recovery codes, shown this once */
  onCodes: (codes: string[]) => void
  /** where none follow */
  onAdded: () => void
}

/** The passkeys of somebody: added, called by a name, removed. */
export function Passkeys({ passkeys, mayRemove, onCodes, onAdded }: PasskeysProps) {
  const text = usePasskeysText()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<{ what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey }>()
  const close = () => setAsked(undefined)
  const done = async (said: string) => {
    close()
    await revalidate()
    toast.show(said)
  }
  return (
    <section aria-labelledby="passkeys" className={styles.passkeys}>
      <h3 id="passkeys">{text('title')}</h3>
      <p className={common.soft}>{text('intro')}</p>
      {passkeys.length > 0 && (
        <RowList>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              mayRemove={mayRemove}
              onAsk={(what) => setAsked({ what, passkey })}
            />
          ))}
        </RowList>
      )}
      {passkeys.length < PASSKEYS_MAX && (
        <div>
          <Button onClick={() => setAsked({ what: 'add' })}>{text('add')}</Button>
        </div>
      )}
      {asked?.what === 'add' && (
        <AddDialog
          onClose={close}
          onAdded={async (codes) => {
            if (codes.length > 0) {
              close()
              return onCodes(codes)
            }
            await done(text('added'))
            onAdded()
          }}
        />
      )}
      {asked?.what === 'rename' && (
        <RenameDialog passkey={asked.passkey} onClose={close} onDone={() => done(text('renamed'))} />
      )}
      {asked?.what === 'remove' && (
        <RemoveDialog passkey={asked.passkey} onClose={close} onDone={() => done(text('removed'))} />
      )}
    </section>
  )
}

interface PasskeyRowProps {
  passkey: Passkey
  mayRemove: boolean
  onAsk: (what: 'rename' | 'remove') => void
}

function PasskeyRow({ passkey, mayRemove, onAsk }: PasskeyRowProps) {
  const text = usePasskeysText()
  const { language, timeZone } = useLocale()
  const { name, host, created_at: createdAt, last_used_at: usedAt } = passkey
  const on = (at: string) => formatDate(at, language, timeZone)
  return (
    <ListRow
      title={name}
      meta={passkey.is_backed_up && <Status>{text('backedUp')}</Status>}
      actions={
        <>
          <Button look="quiet" aria-label={text('renameNamed', { name })} onClick={() => onAsk('rename')}>
            {text('rename')}
          </Button>
          {mayRemove && (
            <Button look="quiet" aria-label={text('removeNamed', { name })} onClick={() => onAsk('remove')}>
              {text('remove')}
            </Button>
          )}
        </>
      }
    >
      {text('since', { host, date: on(createdAt) })} {usedAt ? text('used', { date: on(usedAt) }) : text('neverUsed')}
    </ListRow>
  )
}

interface DialogProps {
  onClose: () => void
}

function AddDialog({ onClose, onAdded }: DialogProps & { onAdded: (codes: string[]) => Promise<void> | void }) {
  const text = usePasskeysText()
  const api = useApi()
  const { send, isSending, errorProps } = useSending()
  const { values, field } = useTyped({ name: '', password: '' })
  const add = () =>
    send(async () => {
      const { options } = await api.call(beginPasskey, { password: values.password })
      const { startRegistration } = await import('@simplewebauthn/browser')
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
      const made = await startRegistration({ optionsJSON }).catch((error: unknown) => {
        if (isGivenUp(error) || isThere(error)) return error as Error
        throw error
      })
      if (made instanceof Error) return toast.show(text(isThere(made) ? 'there' : 'givenUp'))
      const { recovery_codes: codes } = await api.call(addPasskey, {
        challenge: optionsJSON.challenge,
        name: values.name,
        credential: made as Input<typeof addPasskey>['credential'],
      })
      await onAdded(codes)
    })
  return (
    <FormDialog
      {...errorProps}
      title={text('addTitle')}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text('goOn')}
      isSending={isSending}
      onSubmit={() => void add()}
    >
      <div className={common.looseStack}>
        <p>{text('addText')}</p>
        <TextField
          {...field.text('name')}
          label={text('name')}
          help={text('nameHelp')}
          required
          maxLength={PASSKEY_NAME_MAX}
        />
        <PasswordField {...field.text('password')} label={text('password')} required autoComplete="current-password" />
      </div>
    </FormDialog>
  )
}

/** The authenticator has one of this account and host already. */
const isThere = (error: unknown): boolean => error instanceof Error && error.name === 'InvalidStateError'

interface OfPasskeyProps extends DialogProps {
  passkey: Passkey
  onDone: () => Promise<void>
}

function RenameDialog({ passkey, onClose, onDone }: OfPasskeyProps) {
  const text = usePasskeysText()
  const api = useApi()
  const { send, isSending, errorProps } = useSending()
  const { values, field } = useTyped({ name: passkey.name })
  const rename = () => send(() => api.call(renamePasskey, { passkeyId: passkey.id, ...values }), onDone)
  return (
    <FormDialog
      {...errorProps}
      title={text('renameNamed', { name: passkey.name })}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text('rename')}
      isSending={isSending}
      onSubmit={() => void rename()}
    >
      <TextField {...field.text('name')} label={text('name')} required maxLength={PASSKEY_NAME_MAX} />
    </FormDialog>
  )
}

function RemoveDialog({ passkey, onClose, onDone }: OfPasskeyProps) {
  const text = usePasskeysText()
  const api = useApi()
  const { send, isSending, errorProps } = useSending()
  const { values, field } = useTyped({ password: '' })
  const remove = () => send(() => api.call(removePasskey, { passkeyId: passkey.id, ...values }), onDone)
  return (
    <FormDialog
      {...errorProps}
      title={text('removeNamed', { name: passkey.name })}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text('remove')}
      look="danger"
      isSending={isSending}
      onSubmit={() => void remove()}
    >
      <div className={common.looseStack}>
        <p>{text('removeText')}</p>
        <PasswordField {...field.text('password')} label={text('password')} required autoComplete="current-password" />
      </div>
    </FormDialog>
  )
}
