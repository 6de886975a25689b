import { PASSWORD_MIN } from '#modules/people/contract.ts'
import type { KnownViewer } from '#kit/api/ViewerProvider.tsx'
import common from '#kit/common.module.css'
import { tellEarlyEntry } from '#kit/forms/early-entry.ts'
import { EmailField } from '#kit/fields/EmailField.tsx'
import { PasswordField } from '#kit/fields/PasswordField.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import styles from './checkout.module.css'
import { Part } from './Part.tsx'
import { useCheckoutText } from './text.ts'
import type { Details } from './use-details.ts'

export type AccountView = 'register' | 'login'

interface AccountPartProps {
  viewer: KnownViewer | null
  view: AccountView
  onView: (view: AccountView) => void
  isRegistrationEnabled: boolean
  details: Details
  type: (name: keyof Details, value: string) => void
  password: string
  onPassword: (password: string) => void
}

/** Who buys: signed in already, or becoming so right here. */
export function AccountPart({ viewer, view, onView, isRegistrationEnabled, ...typing }: AccountPartProps) {
  const text = useCheckoutText()
  if (viewer)
    return (
      <Part title={text('account')}>
        <p>{text('signedInAs', { name: viewer.name })}</p>
      </Part>
    )
  return (
    <Part title={text('account')}>
      {isRegistrationEnabled ? (
        <fieldset className={styles.views}>
          <legend className={common.hidden}>{text('account')}</legend>
          {(['register', 'login'] as const).map((choice) => (
            <label key={choice} className={styles.view}>
              <input
                ref={tellEarlyEntry}
                type="radio"
                name="account_view"
                value={choice}
                checked={view === choice}
                onChange={() => onView(choice)}
              />
              {text(choice === 'register' ? 'newHere' : 'haveAccount')}
            </label>
          ))}
        </fieldset>
      ) : (
        <Callout>{text('loginClosed')}</Callout>
      )}
      <AccountFields view={view} {...typing} />
    </Part>
  )
}

function AccountFields({
  view,
  details,
  type,
  password,
  onPassword,
}: Omit<AccountPartProps, 'viewer' | 'onView' | 'isRegistrationEnabled'>) {
  const text = useCheckoutText()
  const isNew = view === 'register'
  const field = (name: 'email' | 'name') => ({
    name,
    value: details[name],
    onChange: (event: { target: { value: string } }) => type(name, event.target.value),
  })
  return (
    <div className={common.stack}>
      <EmailField {...field('email')} label={text('email')} required />
      {isNew && <TextField {...field('name')} label={text('fullName')} autoComplete="name" required maxLength={120} />}
      <PasswordField
        name="password"
        label={text('password')}
        help={isNew ? text('passwordHelp', { min: PASSWORD_MIN }) : undefined}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        required
        value={password}
        onChange={(event) => onPassword(event.target.value)}
      />
    </div>
  )
}
