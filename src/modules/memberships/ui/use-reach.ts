import type { MembershipPage } from '../contract.ts'
import { useMembershipText } from './use-text.ts'

/** What a membership opens in words; undefined where it is single products alone. */
export function useReach({
  opens_everything: all,
  categories,
}: Pick<MembershipPage, 'opens_everything' | 'categories'>): string | undefined {
  const text = useMembershipText()
  if (all) return text('everything')
  return categories.length > 0 ? text('categories', { names: categories.join(', ') }) : undefined
}
