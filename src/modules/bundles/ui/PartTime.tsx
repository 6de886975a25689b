import common from '#kit/common.module.css'
import { DateText } from '#kit/figures/DateText.tsx'
import type { BundlePart } from '../contract.ts'
import { useBundleText } from './use-text.ts'

/** When a part takes place, or that its time is still to be chosen; nothing of what has none. */
export function PartTime({ part: { takes_place_from: at, chooses_time } }: { part: BundlePart }) {
  const text = useBundleText()
  if (at !== null)
    return (
      <p className={common.note}>
        <DateText at={at} withTime />
      </p>
    )
  return chooses_time && <p className={common.note}>{text('chooseTime')}</p>
}
