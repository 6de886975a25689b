import common from '#kit/common.module.css'
import { BundleParts } from '#modules/bundles/ui/BundleParts.tsx'
import type { MembershipPage } from '../contract.ts'
import { useReach } from './use-reach.ts'
import { useMembershipText } from './use-text.ts'

/** What a membership opens: as it was chosen, and what that comes to today. */
export function OpenedProducts({ membership }: { membership: MembershipPage }) {
  const text = useMembershipText()
  const reach = useReach(membership)
  const { data, count } = membership.opened
  return (
    <div className={common.stack}>
      <p>{reach ?? text('lasting')}</p>
      <BundleParts parts={data} />
      {count > data.length && <p>{text('more', { count: count - data.length })}</p>}
    </div>
  )
}
