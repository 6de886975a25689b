import { data, Link } from 'react-router'
import { findLeftWith } from '#modules/orders/contract-withdrawals/contract.ts'
import { WithdrawForm } from '#modules/orders/ui/WithdrawForm.tsx'
import { useWithdrawText } from '#modules/orders/ui/text.ts'
import { whoIsLooking } from '#modules/people/contract.ts'
import { loading } from '#web/load.ts'
import { AccountFrame } from '../account/AccountFrame.tsx'
import type { Route } from './+types/Withdraw.ts'

const NUMBER_MAX = 40

export async function loader(args: Route.LoaderArgs) {
  const { api, school, viewer, formToken, formOutcome } = loading(args)
  if (!school) throw data(null, { status: 404 })
  const { student: person } = viewer ? await api.call(whoIsLooking) : { student: null }
  const number = (new URL(args.request.url).searchParams.get('order') ?? '').slice(0, NUMBER_MAX)
  return {
    school: { name: school.name, contactEmail: school.contact_email },
    given: { name: person?.name ?? '', email: person?.email ?? '', number },
    also: person && number ? (await api.call(findLeftWith, { order: number })).also : null,
    isStudent: viewer?.role === 'student',
    token: formToken(),
    outcome: formOutcome,
  }
}

/** Where a consumer withdraws from a contract, signed in or not (protocols §11). */
export default function Withdraw({ loaderData: { isStudent, ...form } }: Route.ComponentProps) {
  const text = useWithdrawText()
  return (
    <AccountFrame
      title={text('title')}
      intro={text('intro')}
      below={isStudent && <Link to="/my/orders">{text('myOrders')}</Link>}
    >
      <WithdrawForm {...form} />
    </AccountFrame>
  )
}
