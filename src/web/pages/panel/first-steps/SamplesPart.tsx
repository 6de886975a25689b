import { useRevalidator } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import { addSamples, removeSamples } from '#modules/first-steps/contract.ts'
import { useFirstStepsText } from '#modules/first-steps/ui/use-text.ts'
import styles from './first-steps.module.css'

/** Something to look around in, added by one press and removed by one. */
export function SamplesPart({ count }: { count: number }) {
  const text = useFirstStepsText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const add = {
    key: 'samples',
    label: text('addSamples'),
    work: () => api.call(addSamples),
    goOn: revalidate,
    said: text('samplesAdded'),
  }
  const remove = {
    key: 'samples',
    label: text('removeSamples'),
    consequence: text('removeConsequence'),
    work: () => api.call(removeSamples),
    goOn: revalidate,
    said: text('samplesRemoved'),
  }
  return (
    <section aria-labelledby="samples" className={styles.samples}>
      <h3 id="samples">{text('samples')}</h3>
      <p>{text(count > 0 ? 'samplesThere' : 'samplesText')}</p>
      <div>
        <ActionButtons actions={[count > 0 ? remove : add]} />
      </div>
    </section>
  )
}
