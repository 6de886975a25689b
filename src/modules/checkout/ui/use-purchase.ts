import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiProblem } from '#platform/contract/client.ts'
import type { Call } from '#platform/contract/endpoint.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { fetchOnceStirred } from '#kit/arrive.ts'
import type { FormErrors } from '#kit/forms/form-context.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { leaveFor } from '#kit/navigation/ways.tsx'
import { checkoutLogin, type NewAccount, onePageCheckout, onePageCheckoutRegister } from '../contract.ts'
import { subscribeByToken, subscribeCheckout, subscribeCheckoutRegister } from '../subscribing/contract.ts'
import { forgetCheckoutKey, keepAnswered } from './checkout-key.ts'

export type Trouble = 'priceChanged' | 'codeRefused' | 'bumpRefused' | 'sessionExpired' | 'waiting' | 'failed'
interface Said {
  trouble?: Trouble
  /** what the server said about it, in words */
  problem?: string
}
interface Refused extends Said {
  errors: FormErrors
}
type Sent = Call<typeof onePageCheckout>

const loadAsking = () => import('./ask-until-answered.ts')

/** Sends a purchase, or the login before it, and reads what the server says against it. */
export function usePurchase() {
  const api = useApi()
  const page = useRevalidator()
  const [said, setSaid] = useState<Said>({})
  const { send, refuse, mend, isSending, errorProps } = useSending({
    refusalIn(error) {
      const { errors, ...rest } = read(error)
      setSaid(rest)
      return errors
    },
    afterRefusal: (error) => (error instanceof ApiProblem && hasMoved(error) ? page.revalidate() : undefined),
  })
  useEffect(() => fetchOnceStirred(loadAsking), [])

  const order = async (purchase: Sent, account: NewAccount | undefined, isPlan: boolean) => {
    const register = isPlan ? subscribeCheckoutRegister : onePageCheckoutRegister
    const subscribe = purchase.card_token ? subscribeByToken : subscribeCheckout
    const buy = isPlan ? subscribe : onePageCheckout
    try {
      return account ? await api.call(register, { ...purchase, ...account }) : await api.call(buy, purchase)
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'checkout.another-purchase') forgetCheckoutKey(purchase.slug)
      throw error
    }
  }
  const refuseFor = (next: Said, errors: FormErrors = {}) => {
    setSaid(next)
    refuse(errors)
  }
  return {
    ...said,
    ...errorProps,
    isSending,
    refuse: (errors: FormErrors) => refuseFor({}, errors),
    mend,
    /** The form stays locked after a purchase was taken: the browser is already leaving. */
    buy: (purchase: Sent, account: NewAccount | undefined, isPlan: boolean) =>
      send(async () => {
        const { askUntilAnswered } = await loadAsking()
        const { redirect } = await askUntilAnswered(
          () => order(purchase, account, isPlan),
          () => refuseFor({ trouble: 'waiting' }),
        )
        keepAnswered(purchase.slug, purchase.checkout_key)
        await leaveFor(redirect)
      }),
    logIn: (credentials: { email: string; password: string }) =>
      send(async () => {
        await api.call(checkoutLogin, credentials)
        await page.revalidate()
        setSaid({})
      }),
  }
}

/** What the page shows is not so any more. */
const hasMoved = (error: ApiProblem): boolean =>
  [401, 404, 409, 419].includes(error.status) ||
  isCodeRefused(error) ||
  isAskedAnew(error) ||
  'bump_ids' in error.fields

/** In the server's own words: what a proxy says has no code. */
const isRush = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && error.status === 503 && error.code !== ''

/** What the product asks may have changed meanwhile. */
const isAskedAnew = ({ fields }: ApiProblem): boolean => Object.keys(fields).some((name) => name.startsWith('answers.'))

const isCodeRefused = ({ code }: ApiProblem): boolean => code.startsWith('checkout.code-')

function read(error: unknown): Refused {
  if (isRush(error)) return { errors: { form: [error.message] } }
  if (!(error instanceof ApiProblem) || error.status >= 500) return { errors: {}, trouble: 'failed' }
  if (error.status === 401 || error.status === 419) return { errors: {}, trouble: 'sessionExpired' }
  if (error.code === 'checkout.price-changed') return { errors: {}, trouble: 'priceChanged' }
  if (isCodeRefused(error)) return { errors: {}, trouble: 'codeRefused', problem: error.message }
  // The variant that was chosen is sold no more.
  if (error.status === 404) return { errors: {}, trouble: 'priceChanged' }
  const { encrypted_card: card, bump_ids: bump, ...fields } = error.fields
  if (bump) return { errors: fields, trouble: 'bumpRefused', problem: bump[0] ?? '' }
  if (card) return { errors: { ...fields, cardNumber: card } }
  return { errors: Object.keys(fields).length > 0 ? fields : { form: [error.message] } }
}
