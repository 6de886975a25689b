import type { Language } from '#platform/i18n/language.ts'
import type { PaymentRow } from '../payment-row.ts'
import { TEST_CARDS } from '../test-cards.ts'
import { amountText, timeText } from './format.ts'
import { type Html, html } from './html.ts'
import { layout, textIn } from './layout.ts'

export function homePage(payments: PaymentRow[], language: Language): Html {
  const text = textIn(language)
  return layout({
    language,
    title: text('newest-payments'),
    body: html`${payments.length === 0 ? html`<p>${text('no-payments')}</p>` : paymentTable(payments, language)}
      <h2>${text('test-cards')}</h2>
      <p>${text('test-cards-lead')}</p>
      <div class="scroll" tabindex="0" role="region" aria-label="${text('test-cards')}">
        <table>
          <thead>
            <tr>
              <th scope="col">${text('card')}</th>
              <th scope="col">${text('outcome')}</th>
            </tr>
          </thead>
          <tbody>
            ${TEST_CARDS.map(
              ({ number, conduct }) =>
                html`<tr>
                  <td>${spaced(number)}</td>
                  <td>${text(`conduct.${conduct}`)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`,
  })
}

function paymentTable(payments: PaymentRow[], language: Language): Html {
  const text = textIn(language)
  const columns = ['time', 'shop', 'for', 'card', 'outcome', 'amount', 'dispute'] as const
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${text('newest-payments')}">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${text(column)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${payments.map((payment) => paymentLine(payment, language))}
      </tbody>
    </table>
  </div>`
}

function paymentLine(payment: PaymentRow, language: Language): Html {
  const text = textIn(language)
  const told = payment.dispute ? (`dispute.${payment.dispute}` as const) : (`status.${payment.status}` as const)
  const outcome = payment.reason ? text(`conduct.${payment.reason}`) : text(told)
  return html`<tr>
    <td>${timeText(payment.created_at, language)}</td>
    <td>${payment.merchant_name}</td>
    <td>${payment.description}</td>
    <td>${payment.card_last4 ? `•••• ${payment.card_last4}` : '–'}</td>
    <td>${outcome}</td>
    <td class="number">${amountText(Number(payment.amount), payment.currency, language)}</td>
    <td>${disputeForm(payment, language)}</td>
  </tr>`
}

/** What the payer, or then their bank, may do about a payment. */
function disputeForm(payment: PaymentRow, language: Language): Html {
  const text = textIn(language)
  const action = `/payments/${payment.id}/dispute?language=${language}`
  if (payment.dispute === 'open')
    return html`<form method="post" action="${action}">
      ${(['won', 'lost'] as const).map(
        (outcome) => html`<button name="outcome" value="${outcome}">${text(`decide-${outcome}`)}</button> `,
      )}
    </form>`
  const isLeft = payment.status === 'approved' && Number(payment.refunded_amount) < Number(payment.amount)
  if (!isLeft || payment.dispute) return html``
  const about = text('dispute-payment', { description: payment.description })
  return html`<form method="post" action="${action}">
    <button aria-label="${about}">${text('dispute')}</button>
  </form>`
}

const spaced = (number: string): string =>
  (number.length === 15 ? /^(.{4})(.{6})(.+)$/ : /^(.{4})(.{4})(.{4})(.+)$/).exec(number)?.slice(1).join(' ') ?? number
