import type { Language } from '#platform/i18n/language.ts'
import type { PaymentRow } from '../payment-row.ts'
import { amountText } from './format.ts'
import { type Html, html } from './html.ts'
import { layout, textIn } from './layout.ts'

export interface AuthenticationView {
  language: Language
  isCodeMissing: boolean
}

export function authenticationPage(payment: PaymentRow, { language, isCodeMissing }: AuthenticationView): Html {
  const text = textIn(language)
  const missing = isCodeMissing
    ? html`<p class="wrong" id="code-wrong" role="alert">${text('code-missing')}</p>`
    : html``
  const state = isCodeMissing
    ? html`aria-invalid="true" aria-describedby="code-wrong code-hint"`
    : html`aria-describedby="code-hint"`
  return layout({
    language,
    title: text('confirm-payment'),
    body: html`<p>${text('confirm-lead', { last4: payment.card_last4 ?? '' })}</p>
      <dl>
        <dt>${text('shop')}</dt>
        <dd>${payment.merchant_name}</dd>
        <dt>${text('for')}</dt>
        <dd>${payment.description}</dd>
        <dt>${text('amount')}</dt>
        <dd class="amount">${amountText(Number(payment.amount), payment.currency, language)}</dd>
      </dl>
      <form method="post" action="?language=${language}" novalidate>
        <label for="code">${text('code')}</label>
        <p class="hint" id="code-hint">${text('code-hint')}</p>
        ${missing}
        <input
          id="code"
          name="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="12"
          required
          autofocus
          ${state}
        />
        <div class="choices">
          <button name="decision" value="confirm">${text('confirm')}</button>
          <button name="decision" value="cancel">${text('cancel')}</button>
        </div>
      </form>`,
  })
}

export function unknownPaymentPage(): Html {
  const [english, polish] = [textIn('en'), textIn('pl')]
  return layout({
    language: 'en',
    title: english('unknown-payment'),
    body: html`<p>${english('unknown-payment-lead')}</p>
      <p lang="pl">${polish('unknown-payment')}. ${polish('unknown-payment-lead')}</p>`,
  })
}
