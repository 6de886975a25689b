import { Fragment } from 'react'
import common from '#kit/common.module.css'
import { PhoneLink } from '#kit/text/PhoneLink.tsx'
import type { Checkout } from '../contract.ts'
import { useCheckoutText } from './text.ts'

interface SellerPartProps {
  seller: Checkout['seller']
  /** stands for who sells until the school has said it */
  school: string
}

/** Whom the contract is made with, before it is made (Directive 2011/83/EU, art. 6 and 8). */
export function SellerPart({ seller: { details, place, email }, school }: SellerPartProps) {
  const text = useCheckoutText()
  const said = [
    details?.name ?? school,
    place.join(', '),
    details?.tax_id && text('sellerTaxId', { number: details.tax_id }),
  ].filter((each): each is string => Boolean(each))
  return (
    <p className={common.note}>
      <span>{text('seller')} </span>
      {said.map((each) => (
        <Fragment key={each}>{`${each}\u00a0· `}</Fragment>
      ))}
      {details?.phone && (
        <>
          <PhoneLink number={details.phone} />
          {'\u00a0· '}
        </>
      )}
      <a href={`mailto:${email}`}>{email}</a>
    </p>
  )
}
