import { useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import inner from '#kit/inner.module.css'
import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDate } from '#platform/i18n/format.ts'
import {
  type Checked,
  type PaymentSettings,
  switchPaymentsOff,
  tryConnectedAccount,
  tryPaymentAccount,
} from '../../accounts/contract.ts'
import styles from './accounts.module.css'
import { Checks } from './Checks.tsx'
import { ConnectAccount } from './ConnectAccount.tsx'
import { useAccountsText } from './use-accounts-text.ts'

interface AccountInUseProps {
  settings: PaymentSettings
  onChanged: () => Promise<void>
}

/** Through which account the school takes money: tried, replaced or switched off; one is connected where there is none. */
export function AccountInUse({ settings, onChanged }: AccountInUseProps) {
  const text = useAccountsText()
  const { account, opens_by_itself: byItself, providers } = settings
  const [isReplacing, setReplacing] = useState(false)
  const gateway = account?.gateway ?? byItself
  const provider = providers.find(({ name }) => name === gateway)
  const changed = async () => {
    setReplacing(false)
    await onChanged()
  }
  if (!gateway)
    return (
      <div className={common.looseStack}>
        <Callout tone="caution">{text('none')}</Callout>
        <ConnectAccount settings={settings} onConnected={changed} />
      </div>
    )
  return (
    <div className={common.looseStack}>
      <div className={common.closeStack}>
        <p className={styles.facts}>
          <strong>{text(gateway)}</strong>
          <Mode mode={account?.mode ?? provider?.mode ?? 'test'} />
          {account && <Since at={account.since} />}
        </p>
        <p className={inner.longNote}>
          {provider && text(`collected_${provider.collected_by}`)} {byItself && text('byItself')}
        </p>
      </div>
      {isReplacing ? (
        <section aria-label={text('replaceTitle')} className={common.looseStack}>
          <h3>{text('replaceTitle')}</h3>
          <p>{text('replaceText')}</p>
          <ConnectAccount settings={settings} onConnected={changed} onGivenUp={() => setReplacing(false)} />
        </section>
      ) : (
        <TriedAndReplaced settings={settings} onReplace={() => setReplacing(true)} onChanged={onChanged} />
      )}
    </div>
  )
}

export function Mode({ mode }: { mode: 'test' | 'live' }) {
  const text = useAccountsText()
  return <Status tone={mode === 'live' ? 'good' : 'caution'}>{text(mode)}</Status>
}

function Since({ at }: { at: string }) {
  const text = useAccountsText()
  const { language, timeZone } = useLocale()
  return <span className={common.soft}>{text('since', { date: formatDate(at, language, timeZone) })}</span>
}

function TriedAndReplaced({ settings, onReplace, onChanged }: AccountInUseProps & { onReplace: () => void }) {
  const text = useAccountsText()
  const api = useApi()
  const { send, isSending } = useSending({ isForm: false })
  const [checked, setChecked] = useState<Checked>()
  const { account, opens_by_itself: byItself } = settings
  const tryIt = () =>
    void send(async () => {
      setChecked(undefined)
      if (account) setChecked(await api.call(tryConnectedAccount, { accountId: account.id }))
      else if (byItself) setChecked(await api.call(tryPaymentAccount, { gateway: byItself, credentials: {} }))
    })
  const off = account && {
    key: 'off',
    label: text('off'),
    look: 'danger' as const,
    consequence: text('offConsequence'),
    work: () => api.call(switchPaymentsOff, { accountId: account.id }),
    goOn: onChanged,
    said: text('isOff'),
  }
  return (
    <>
      {checked && <Checks checked={checked} />}
      <div className={common.row}>
        <Button busy={isSending} onClick={tryIt}>
          {text('try')}
        </Button>
        <Button onClick={onReplace}>{text(account ? 'replace' : 'connect')}</Button>
        {off && <ActionButtons actions={[off]} />}
      </div>
    </>
  )
}
