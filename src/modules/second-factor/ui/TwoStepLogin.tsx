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
  /** of an admin who is none until they have set it up: where they go on to then */
  demanded: { goOn: string } | null
}

/** The part of somebody's account about what they show besides their password. */
export function TwoStepLogin({ secondFactor, demanded }: TwoStepLoginProps) {
  const text = useSecondFactorText()
  const { revalidate } = useRevalidator()
  const [codes, setCodes] = useState<string[]>()
  const { authenticator_since: since, passkeys, can } = secondFactor
  const isKept = !can.remove && (since !== null || passkeys.length > 0)
  return (
    <section id="two-step" className={styles.part}>
      <h2>{text('title')}</h2>
      <p>{text('intro')}</p>
      {demanded && (
        <div className={styles.demanded}>
          <Callout tone="caution">{text('demanded')}</Callout>
        </div>
      )}
      {isKept && <p className={common.soft}>{text('kept')}</p>}
      {codes ? (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            if (demanded) return void leaveFor(demanded.goOn)
            setCodes(undefined)
            void revalidate()
          }}
        />
      ) : since === null ? (
        <AuthenticatorSetup onDone={setCodes} />
      ) : (
        <SwitchedOn
          since={since}
          codesLeft={secondFactor.recovery_codes_left}
          mayRemove={can.remove}
          onCodes={setCodes}
        />
      )}
      {!codes && (
        <Passkeys
          passkeys={passkeys}
          mayRemove={can.remove}
          onCodes={setCodes}
          onAdded={() => {
            if (demanded) void leaveFor(demanded.goOn)
          }}
        />
      )}
    </section>
  )
}

interface SwitchedOnProps {
  since: string
  codesLeft: number
  mayRemove: boolean
  onCodes: (codes: string[]) => void
}

function SwitchedOn({ since, codesLeft, mayRemove, onCodes }: SwitchedOnProps) {
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
        {mayRemove && <Button onClick={() => setAsked('off')}>{text('off')}</Button>}
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
