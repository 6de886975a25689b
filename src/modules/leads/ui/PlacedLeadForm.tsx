import { Suspense, useEffect, useId, useRef } from 'react'
// The form is there before its script, so its looks come with the page.
import '#kit/actions/button.module.css'
import '#kit/fields/field.module.css'
import '#kit/forms/forms.module.css'
import { onDemand } from '#kit/on-demand.ts'
import { waitingPiece } from '#kit/waiting-piece.ts'
import { Skeleton } from '#kit/feedback/Skeleton.tsx'
import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import type { LeadForm as Definition } from '../contract.ts'
import styles from './lead-form.module.css'

const { isTurnedTo, begin } = waitingPiece()

/** Until somebody turns to it the form is plain html, which works too. */
const LeadForm = onDemand(async () => {
  if (typeof document !== 'undefined') await isTurnedTo
  return (await import('./LeadForm.tsx')).LeadForm
})

/** The form of a page, with its heading; fetched when it is first focused or pointed at. */
export function PlacedLeadForm({ form, outcome }: { form: Definition; outcome: FormOutcome | null }) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = section
    current?.addEventListener('focusin', begin)
    current?.addEventListener('pointerover', begin)
    return () => {
      current?.removeEventListener('focusin', begin)
      current?.removeEventListener('pointerover', begin)
    }
  }, [])
  return (
    <section ref={section} aria-labelledby={id} className={styles.placed}>
      <h2 id={id} className={styles.header}>
        {form.header}
      </h2>
      <Suspense fallback={<Missing />}>
        <LeadForm form={form} outcome={outcome} />
      </Suspense>
    </section>
  )
}

/** Where a page came without its html there is nothing to turn to. */
function Missing() {
  useEffect(() => begin(), [])
  return <Skeleton lines={4} />
}
