import { Plus, Undo2 } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { useLeaveGuard } from '#kit/drafts/useLeaveGuard.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { toast } from '#kit/feedback/toast.ts'
import inner from '#kit/inner.module.css'
import { useAskBeforeClosing } from '#kit/overlays/before-closing.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import styles from './captions.module.css'
import { CueRow } from './CueRow.tsx'
import { type Cue, type CueProblem, problemsOf, type ReadCues, webvttOf } from './cues.ts'
import { withNew } from './edits.ts'
import type { FilmBeside } from './film-beside.ts'
import { useCaptionsText } from './use-captions-text.ts'
import { useCues } from './use-cues.ts'

interface CaptionsEditorProps {
  language: string
  label: string
  given: Pick<ReadCues, 'cues' | 'preamble'>
  /** milliseconds, once it is known */
  filmEnd: number | undefined
  isOfFile?: boolean
  film: FilmBeside
  /** whether they were kept */
  onSave: (webvtt: string) => Promise<boolean>
  onClose: () => void
}

/** The captions of a film in one language, written and timed beside it. */
export function CaptionsEditor({
  language,
  label,
  given,
  filmEnd,
  isOfFile = false,
  film,
  onSave,
  onClose,
}: CaptionsEditorProps) {
  const id = useId()
  const text = useCaptionsText()
  const confirm = useConfirm()
  const { cues, isChanged, change, undo } = useCues(given.cues)
  const [isSaving, setSaving] = useState(false)
  const question = { consequence: text('giveUpConsequence'), action: text('giveUp') }
  const isUnsaved = isChanged || isOfFile
  useLeaveGuard({ isUnsaved, question })
  useAskBeforeClosing(isUnsaved ? question : null)
  const problems = problemsOf(cues, filmEnd)
  const cannotBeSaved = problems.includes('backwards')

  const add = async () => {
    const moment = await film.moment()
    if (moment === null) return toast.show(text('noMoment'))
    change((now) => withNew(now, moment))
  }
  const save = async () => {
    setSaving(true)
    const isKept = await onSave(
      webvttOf({ cues: cues.filter((cue) => cue.text.trim() !== ''), preamble: given.preamble }),
    )
    setSaving(false)
    if (isKept) onClose()
  }
  const close = async () => {
    if (!isUnsaved || (await confirm(question))) onClose()
  }

  return (
    <section aria-labelledby={id} className={styles.editor}>
      <div className={inner.ends}>
        <h2 id={id}>{text('editing', { language: label })}</h2>
        <span className={inner.lightNote}>{text('cues', { count: cues.length })}</span>
      </div>
      <div className={common.row}>
        <Button icon={<Plus />} onClick={() => void add()}>
          {text('addCue')}
        </Button>
        <Button look="quiet" icon={<Undo2 />} disabled={!isChanged} onClick={undo}>
          {text('undo')}
        </Button>
      </div>
      <ProblemsNote of={id} problems={problems} />
      {cues.length === 0 && <p className={inner.lightNote}>{text('noCues')}</p>}
      <CueList of={id} language={language} cues={cues} problems={problems} film={film} change={change} />
      <div className={common.row}>
        <Button
          look="primary"
          busy={isSaving}
          disabled={cannotBeSaved || cues.every((cue) => cue.text.trim() === '')}
          onClick={() => void save()}
        >
          {text('save')}
        </Button>
        <Button look="quiet" onClick={() => void close()}>
          {text('cancel')}
        </Button>
      </div>
    </section>
  )
}

interface CueListProps extends Pick<CaptionsEditorProps, 'language' | 'film'> {
  of: string
  cues: Cue[]
  problems: (CueProblem | undefined)[]
  change: ComponentProps<typeof CueRow>['change']
}

const CueList = ({ of, language, cues, problems, film, change }: CueListProps) => (
  <ol lang={language} className={styles.cues}>
    {cues.map((cue, nth) => (
      <CueRow
        // By its place: what is typed in a field must not move it to another.
        // oxlint-disable-next-line react/no-array-index-key
        key={nth}
        id={cueId(of, nth)}
        cue={cue}
        nth={nth}
        isLast={nth === cues.length - 1}
        problem={problems[nth]}
        film={film}
        change={change}
      />
    ))}
  </ol>
)

/** How many captions have a problem, with the way to the first of them. */
function ProblemsNote({ of, problems }: { of: string; problems: (CueProblem | undefined)[] }) {
  const text = useCaptionsText()
  const first = problems.findIndex((problem) => problem !== undefined)
  if (first === -1) return null
  return (
    <Callout tone="caution">
      {text('problems', { count: problems.filter((problem) => problem !== undefined).length })}.{' '}
      {problems.includes('backwards') && `${text('cannotSave')} `}
      <a href={`#${cueId(of, first)}`}>{text('toProblem')}</a>
    </Callout>
  )
}

const cueId = (editor: string, nth: number): string => `${editor}-cue-${nth}`
