import { AlarmClockCheck, AlarmClockOff, Ellipsis, Play } from 'lucide-react'
import { memo, useState } from 'react'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Menu } from '#kit/overlays/Menu.tsx'
import styles from './captions.module.css'
import { type Cue, type CueProblem, momentIn, momentText } from './cues.ts'
import { mergeWithNext, split, withChange, without } from './edits.ts'
import type { FilmBeside } from './film-beside.ts'
import { useCaptionsText } from './use-captions-text.ts'
import type { useCues } from './use-cues.ts'

interface CueRowProps {
  id: string
  cue: Cue
  nth: number
  isLast: boolean
  problem: CueProblem | undefined
  film: FilmBeside
  change: ReturnType<typeof useCues>['change']
}

/** One caption: when it is shown, what it says, and what can be done with it beside the film. */
export const CueRow = memo(function CueRow({ id, cue, nth, isLast, problem, film, change }: CueRowProps) {
  const text = useCaptionsText()
  const time = momentText(cue.start)
  const setNow = async (side: 'start' | 'end') => {
    const moment = await film.moment()
    if (moment === null) toast.show(text('noMoment'))
    else change((cues) => withChange(cues, nth, { [side]: moment }))
  }
  const problemId = `${id}-problem`
  return (
    <li className={styles.cue} data-problem={problem} id={id}>
      <IconButton label={text('playCue', { time })} icon={<Play />} onClick={() => film.playFrom(cue.start)} />
      <div className={styles.times}>
        <MomentField
          key={`start ${cue.start}`}
          label={text('cueStart')}
          moment={cue.start}
          onChange={(start) => change((cues) => withChange(cues, nth, { start }))}
        />
        <IconButton label={text('startNow')} icon={<AlarmClockCheck />} onClick={() => void setNow('start')} />
        <MomentField
          key={`end ${cue.end}`}
          label={text('cueEnd')}
          moment={cue.end}
          onChange={(end) => change((cues) => withChange(cues, nth, { end }))}
        />
        <IconButton label={text('endNow')} icon={<AlarmClockOff />} onClick={() => void setNow('end')} />
      </div>
      <Menu
        label={text('cueActions', { time })}
        icon={<Ellipsis />}
        items={[
          { label: text('splitCue'), onSelect: () => change((cues) => split(cues, nth)) },
          ...(isLast ? [] : [{ label: text('mergeCue'), onSelect: () => change((cues) => mergeWithNext(cues, nth)) }]),
          { label: text('deleteCue'), isDangerous: true, onSelect: () => change((cues) => without(cues, nth)) },
        ]}
      />
      <textarea
        aria-label={text('cueText')}
        aria-describedby={problem && problemId}
        rows={2}
        value={cue.text}
        onChange={({ target }) =>
          change((cues) => cues.with(nth, { ...cues[nth]!, text: target.value }), `text ${nth}`)
        }
      />
      {problem && (
        <p id={problemId} className={styles.problem}>
          {text(`problem_${problem}`)}
        </p>
      )}
    </li>
  )
})

interface MomentFieldProps {
  label: string
  moment: number
  onChange: (moment: number) => void
}

/** A time as it is typed; it counts once the field is left. */
function MomentField({ label, moment, onChange }: MomentFieldProps) {
  const text = useCaptionsText()
  const [typed, setTyped] = useState(momentText(moment))
  const isBad = momentIn(typed) === undefined
  return (
    <input
      // Enter would send the form that it may stand in.
      form=""
      aria-label={label}
      aria-invalid={isBad || undefined}
      title={isBad ? text('badTime') : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        const meant = momentIn(typed)
        if (meant === undefined) setTyped(momentText(moment))
        else if (meant !== moment) onChange(meant)
      }}
    />
  )
}
