import type { SameKeys } from '#platform/i18n/text.ts'
import type { en } from './codes-en.ts'

export const pl = {
  'checkout.code-unknown': 'Nieprawidłowy kod rabatowy',
  'checkout.code-over': 'Kod rabatowy wygasł',
  'checkout.code-used_up': 'Kod wygasł',
  'checkout.code-already_used': 'Kod promocyjny został już wykorzystany',
  'checkout.code-not_yet': 'Ten kod zacznie działać {start}',
  'checkout.code-not_first_purchase': 'Ten kod działa tylko przy pierwszym zakupie',
  'checkout.code-not_for_this': 'Ten kod nie obejmuje tego produktu',
  'checkout.code-too-often': 'Za dużo błędnych kodów. Spróbuj ponownie za {seconds} s.',
  'checkout.code-below_minimum': 'Ten kod działa przy zamówieniu za co najmniej {minimum}',
} satisfies SameKeys<typeof en>
