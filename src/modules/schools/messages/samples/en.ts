import type { LegalText } from '../../vocabulary.ts'
import { BLANKS } from './blanks.ts'
import { type SampleFacts, wordFacts, type WordedFacts } from './facts.ts'

const { en: blank } = BLANKS

const words = {
  language: 'en' as const,
  blank,
  taxId: (id: string) => `VAT ID ${id}`,
  email: (address: string) => address,
  phone: (number: string) => number,
}

/** HTML of a text to begin from. */
export const sample = (which: LegalText, facts: SampleFacts): string =>
  (which === 'terms' ? terms : privacy)(wordFacts(facts, words))

const terms = ({ school, origin, email, seller, found }: WordedFacts) => `
<p>${blank.sample}</p>
<h2>1. Who you buy from</h2>
<p>${school} at ${origin} is run by ${seller}, ${found} (“we”). These terms apply to everything that is offered there.</p>
<h2>2. What you need</h2>
<p>A device with a current web browser and an internet connection, and an e-mail address that is yours. You must not put anything unlawful on the site.</p>
<h2>3. Account</h2>
<p>An account is free and is made by registering or by buying. It is for one person. You can close it at any time by writing to ${email}.</p>
<h2>4. Ordering and paying</h2>
<p>Prices are shown in full, with taxes. The contract is made when your payment is accepted; we confirm it by e-mail, with these terms attached. What you bought is opened at once, unless the offer says otherwise.</p>
<h2>5. What you get</h2>
<p>How long you have access, what is included, and when and where events and consultations take place is said in the offer and in the confirmation. You may use it yourself; you may not pass it on, copy it or publish it.</p>
<h2>6. Withdrawal</h2>
<p>As a consumer you may leave a contract within 14 days without giving a reason: on the page “Withdraw from a contract”, or by any other clear statement to ${email}. You get back all that you paid within 14 days, by the same means of payment.</p>
<p>The right ends earlier where you asked for digital content at once and confirmed that you lose the right by it; a service that was fully performed at your request; and it does not exist for leisure events on a set date. The checkout says which of these applies before you pay.</p>
<h2>7. If something is wrong</h2>
<p>We are liable for what you buy being as described. Write to ${email}, say what is wrong, and we answer within 14 days. If you are a consumer, you can also turn to the consumer protection authority of your country.</p>
<h2>8. Comments and reviews</h2>
<p>What you write stays yours; you let us show it on the site. We remove what is unlawful, insulting or advertising, and say why. Reviews say whether their author bought what they write about.</p>
<h2>9. Changes</h2>
<p>A new version of these terms applies to contracts made after it was published. What you agreed to stays readable at your order.</p>
`

const privacy = ({ school, origin, email, seller, found }: WordedFacts) => `
<p>${blank.sample}</p>
<h2>1. Who is responsible</h2>
<p>${seller}, ${found}, is the controller of your data on ${school} (${origin}). Write to ${email} about anything that concerns it.</p>
<h2>2. What we keep, why, and on which basis</h2>
<ul>
<li>Your name, e-mail address and password (as a code that cannot be read back), to run your account: the contract with you (GDPR, art. 6(1)(b)).</li>
<li>What you bought, paid and agreed to, and your billing details, to carry out the contract and because tax law wants it (art. 6(1)(b) and (c)). We never see your card number; the payment provider does.</li>
<li>What you watched, wrote, answered and voted for, so that you find it again and we can answer: the contract and our interest in a site that works (art. 6(1)(b) and (f)).</li>
<li>Your address for news, if you asked for it: your consent (art. 6(1)(a)), which you can take back in each e-mail.</li>
<li>Times and addresses of requests, for a short time, against abuse: our interest in safety (art. 6(1)(f)).</li>
</ul>
<h2>3. Who else sees it</h2>
<p>Those who work for us and only for that: ${blank.helpers}. Nobody buys it.</p>
<h2>4. How long</h2>
<p>Your account as long as you have it; orders and invoices as long as tax law wants; the rest until it is no longer needed.</p>
<h2>5. Cookies</h2>
<p>Only such as the site needs: to keep you logged in, to remember your language and what you began. Whoever followed a partner’s link keeps its mark for a time, so that the partner is paid.</p>
<h2>6. Your rights</h2>
<p>You may see, correct, take with you and delete your data, restrict or object to its use, and take consent back. You may complain to the data protection authority of your country.</p>
`
