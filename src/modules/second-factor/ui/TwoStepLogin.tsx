import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { leaveFor } from '#kit/navigation/ways.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDate } from '#platform/i18n/format.ts'
import { renewRecoveryCodes, type SecondFactor, switchOffSecondFactor } from '../contract.ts'
import { Passkeys } from './passkeys/Passkeys.tsx'
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx'
import { PasswordAndCodeDialog } from './PasswordAndCodeDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from './second-factor.module.css'
import { useSecondFactorText } from './use-text.ts'

interface TwoStepLoginProps {
  secondFactor: SecondFactor
  /** an admin who is none until they have set it up */
  isHeldBack: boolean
}

/** The part of somebody's account about what they show besides their password. */
export function TwoStepLogin({ secondFactor, isHeldBack }: TwoStepLoginProps) {
  const text = useSecondFactorText()
  const { revalidate } = useRevalidator()
  const [codes, setCodes] = useState<string[]>()
  const { authenticator_since: since } = secondFactor
  return (
    <section id="two-step">
      <h2>{text('title')}</h2>
      <p>{text('intro')}</p>
      {isHeldBack && (
        <div className={styles.demanded}>
          <Callout tone="caution">{text('demanded')}</Callout>
        </div>
      )}
      {codes ? (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            if (isHeldBack) return void leaveFor('/home')
            setCodes(undefined)
            void revalidate()
          }}
        />
      ) : since === null ? (
        <AuthenticatorSetup onDone={setCodes} />
      ) : (
        <SwitchedOn since={since} codesLeft={secondFactor.recovery_codes_left} onCodes={setCodes} />
      )}
      {!codes && (
        <Passkeys
          passkeys={secondFactor.passkeys}
          onCodes={setCodes}
          onAdded={() => {
            if (isHeldBack) void leaveFor('/home')
          }}
        />
      )}
    </section>
  )
}

interface SwitchedOnProps {
  since: string
  codesLeft: number
  onCodes: (codes: string[]) => void
}

function SwitchedOn({ since, codesLeft, onCodes }: SwitchedOnProps) {
  const text = useSecondFactorText()
  const api = useApi()
  const { language, timeZone } = useLocale()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<'renew' | 'off'>()
  const close = () => setAsked(undefined)
  return (
    <div className={common.stack}>
      <p className={styles.state}>
        <Status tone="good">{text('isOn', { date: formatDate(since, language, timeZone) })}</Status>
        <Status tone={codesLeft > 2 ? 'plain' : 'caution'}>{text('codesLeft', { count: codesLeft })}</Status>
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => setAsked('renew')}>{text('renew')}</Button>
        <Button onClick={() => setAsked('off')}>{text('off')}</Button>
      </div>
      {asked === 'renew' && (
        <PasswordAndCodeDialog
          title={text('renewTitle')}
          intro={text('renewIntro')}
          submit={text('renewAction')}
          onClose={close}
          work={async (given) => {
            onCodes((await api.call(renewRecoveryCodes, given)).recovery_codes)
            close()
          }}
        />
      )}
      {asked === 'off' && (
        <PasswordAndCodeDialog
          title={text('offTitle')}
          intro={text('offIntro')}
          submit={text('off')}
          look="danger"
          onClose={close}
          work={async (given) => {
            await api.call(switchOffSecondFactor, given)
            close()
            await revalidate()
            toast.show(text('switchedOff'))
          }}
        />
      )}
    </div>
  )
}
