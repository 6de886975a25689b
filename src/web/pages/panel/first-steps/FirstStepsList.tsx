import { CircleCheck, CircleDashed } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { Bar } from '#kit/feedback/Bar.tsx'
import inner from '#kit/inner.module.css'
import { onDemand } from '#kit/on-demand.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import type { FirstStep, FirstStepsShown } from '#modules/first-steps/contract.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { useFirstStepsText } from '#modules/first-steps/ui/use-text.ts'
import type { StepName } from '#modules/first-steps/vocabulary.ts'
import styles from './first-steps.module.css'

const NewProductHere = onDemand(async () => (await import('./NewProductHere.tsx')).NewProductHere)
const SellerHere = onDemand(async () => (await import('./SellerHere.tsx')).SellerHere)
const TermsHere = onDemand(async () => (await import('./TermsHere.tsx')).TermsHere)
const AccountHere = onDemand(async () => (await import('./AccountHere.tsx')).AccountHere)
const PublishHere = onDemand(async () => (await import('./PublishHere.tsx')).PublishHere)
const ShareHere = onDemand(async () => (await import('./ShareHere.tsx')).ShareHere)
const OpenDoorsHere = onDemand(async () => (await import('./OpenDoorsHere.tsx')).OpenDoorsHere)

interface StepGiven {
  shown: FirstStepsShown
  onDone: () => Promise<void>
  /** opens another step */
  onOpen: (name: StepName) => void
}

/** What can be done about a step without leaving it. */
const HERE: Partial<Record<StepName, (given: StepGiven) => ReactNode>> = {
  product: () => <NewProductHere />,
  seller: () => <SellerHere />,
  terms: ({ onDone }) => <TermsHere onDone={onDone} />,
  account: ({ onDone }) => <AccountHere onDone={onDone} />,
  publish: (given) => <PublishHere {...given} />,
  doors: ({ onDone }) => <OpenDoorsHere onDone={onDone} />,
  share: ({ shown }) => <ShareHere shown={shown} />,
}

/** The first steps of a school, the next one open. */
export function FirstStepsList({ shown, actions }: { shown: FirstStepsShown; actions: ReactNode }) {
  const text = useFirstStepsText()
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<StepName | null>(null)
  const needed = shown.steps.filter((step) => !step.is_optional)
  const done = needed.filter((step) => step.is_done).length
  const next = needed.find((step) => !step.is_done)?.name
  const isChosenOpen = shown.steps.some(({ name, is_done: isDone }) => name === chosen && !isDone)
  const opened = isChosenOpen ? chosen : next
  return (
    <section aria-labelledby="first-steps" className={styles.steps}>
      <header className={styles.head}>
        <h2 id="first-steps">{text('heading')}</h2>
        {actions}
      </header>
      <div className={styles.progress}>
        <Bar aria-label={text('title')} value={done} max={needed.length} />
        <p>{done === needed.length ? text('allDone') : text('progress', { done, all: needed.length })}</p>
      </div>
      <ol className={styles.list}>
        {shown.steps.map((step) => (
          <StepRow
            key={step.name}
            step={step}
            shown={shown}
            isOpen={step.name === opened}
            onOpen={setChosen}
            onDone={async () => {
              setChosen(null)
              await revalidate()
            }}
          />
        ))}
      </ol>
    </section>
  )
}

interface StepRowProps {
  step: FirstStep
  shown: FirstStepsShown
  isOpen: boolean
  onOpen: (name: StepName) => void
  onDone: () => Promise<void>
}

function StepRow({ step, shown, isOpen, onOpen, onDone }: StepRowProps) {
  const text = useFirstStepsText()
  const { name, is_done: isDone, is_optional: isOptional } = step
  const here = HERE[name]
  const isAt = isOpen && !isDone
  return (
    <li data-done={isDone || undefined} data-open={isAt || undefined} className={styles.step}>
      {isDone ? <CircleCheck aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
      <div className={styles.words}>
        <div className={styles.head}>
          <h3>
            <span>{text(name)}</span>
            {isDone && <VisuallyHidden> {text('done')}</VisuallyHidden>}
            {isOptional && !isDone && <small> {text('optional')}</small>}
          </h3>
          {!isAt && <StepWay step={step} shown={shown} onOpen={() => onOpen(name)} />}
        </div>
        {isAt && (name !== 'publish' || shown.product) && (
          <p>{text(`${name}Text`, { title: shown.product?.title ?? '' })}</p>
        )}
        {isAt &&
          (here ? <Suspense>{here({ shown, onDone, onOpen })}</Suspense> : <StepWay step={step} shown={shown} />)}
      </div>
    </li>
  )
}

/** The way to a step that is not the one to be done now, or that is done elsewhere; of what is done, to what was made. */
function StepWay({ step, shown, onOpen }: Pick<StepRowProps, 'step' | 'shown'> & { onOpen?: () => void }) {
  const text = useFirstStepsText()
  const { name, is_done: isDone, path } = step
  if (isDone)
    return name === 'product' && shown.product ? (
      <Link to={editorPath(shown.product)}>{shown.product.title}</Link>
    ) : null
  const words = text(`${name}Do`)
  if (!HERE[name]) return <Link to={path}>{words}</Link>
  return (
    <button type="button" className={inner.act} onClick={onOpen}>
      {words}
    </button>
  )
}
