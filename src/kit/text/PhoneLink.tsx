import { phoneHref } from './phone-href.ts'

/** A number that is called by a press: pages keep browsers from making links of numbers themselves. */
export function PhoneLink({ number }: { number: string }) {
  return <a href={phoneHref(number)}>{number}</a>
}
