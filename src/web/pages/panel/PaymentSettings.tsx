import { useRevalidator } from 'react-router'
import common from '#kit/common.module.css'
import inner from '#kit/inner.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { getPaymentSettings, listPaymentAccounts } from '#modules/payments/accounts/contract.ts'
import { AccountInUse } from '#modules/payments/ui/accounts/AccountInUse.tsx'
import { AccountsUntilNow } from '#modules/payments/ui/accounts/AccountsUntilNow.tsx'
import { useAccountsText } from '#modules/payments/ui/accounts/use-accounts-text.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/PaymentSettings.ts'
import { ReadOnlyUnless } from './ReadOnlyUnless.tsx'
import { requireRight } from './require-right.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = loading({ request, context })
  requireRight(visit, 'change-settings')
  const [settings, accounts] = await Promise.all([
    visit.api.call(getPaymentSettings),
    visit.api.call(listPaymentAccounts, {}),
  ])
  return { settings, accounts }
}

export default function PaymentSettings({ loaderData: { settings, accounts } }: Route.ComponentProps) {
  const text = useAccountsText()
  const { revalidate } = useRevalidator()
  return (
    <>
      <title>{text('title')}</title>
      <header>
        <h1>{text('title')}</h1>
        <p className={common.soft}>{text('intro')}</p>
      </header>
      <ReadOnlyUnless right="change-payments">
        <div className={inner.form}>
          <Section title={text('account')}>
            <AccountInUse settings={settings} onChanged={revalidate} />
          </Section>
        </div>
      </ReadOnlyUnless>
      <AccountsUntilNow page={accounts} />
    </>
  )
}
