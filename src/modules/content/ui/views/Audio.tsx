import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { formatMoment } from '#platform/i18n/format-figures.ts'
import { formatNumber } from '#platform/i18n/format.ts'
import { Button } from '#kit/actions/Button.tsx'
import { IconButton } from '#kit/actions/IconButton.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import styles from './audio.module.css'
import { chooseSpeed } from './chosen-speed.ts'
import { useSoundText } from './sound-text.ts'
import { useEntry } from './use-entry.ts'
import { useSound } from './use-sound.ts'
import type { Shown } from '../screen-type.ts'

const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2]
const BACK = 15
const AHEAD = 30
/** What an arrow moves it by. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 }

/** A sound: played on where one stopped, on any device, as fast as one likes. */
export function Audio({ id, title, transcript, seconds, url }: Shown<'audio'>) {
  const text = useSoundText()
  const { language } = useLocale()
  const { values, enter } = useEntry(id)
  const sound = useSound({
    seconds,
    kept: Number(values[0] ?? 0),
    keep: (now) => enter(asEntered(now)),
  })
  const { at, length, speed } = sound
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    sound.moveTo(at + by)
  }
  const times = { at: formatMoment(at), length: formatMoment(length) }
  const speeds = SPEEDS.includes(speed) ? SPEEDS : [...SPEEDS, speed].toSorted((one, other) => one - other)
  return (
    <figure className={styles.audio}>
      <figcaption dir="auto">{title}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands below, where its instructor wrote it down */}
      <audio {...sound.heard} src={url} preload="none" />
      <div className={styles.player} data-needs-scripts>
        <Button
          look="primary"
          className={styles.play}
          aria-label={text(sound.isPlaying ? 'soundPause' : 'soundPlay', { title })}
          onClick={sound.toggle}
          icon={sound.isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        />
        <input
          type="range"
          min={0}
          max={Math.max(1, Math.floor(length))}
          value={Math.floor(at)}
          aria-label={text('soundPosition', { title })}
          aria-valuetext={text('soundAt', times)}
          className={styles.position}
          onKeyDown={step}
          onChange={({ target }) => sound.moveTo(Number(target.value))}
        />
        <span aria-hidden="true" className={styles.times}>
          {times.at} / {length ? times.length : '–'}
        </span>
        <IconButton
          label={text('soundBack', { seconds: BACK })}
          icon={<RotateCcw />}
          onClick={() => sound.moveTo(at - BACK)}
        />
        <IconButton
          label={text('soundAhead', { seconds: AHEAD })}
          icon={<RotateCw />}
          onClick={() => sound.moveTo(at + AHEAD)}
        />
        <select
          aria-label={text('soundSpeed')}
          value={speed}
          className={styles.speed}
          onChange={({ target }) => chooseSpeed(Number(target.value))}
        >
          {speeds.map((each) => (
            <option key={each} value={each}>
              {formatNumber(each, language)}×
            </option>
          ))}
        </select>
      </div>
      <output className={styles.broken}>
        {sound.isBroken && (
          <>
            <p>{text('soundBroken')}</p>
            <Button onClick={sound.again}>{text('soundAgain')}</Button>
          </>
        )}
      </output>
      {transcript && (
        <details className={styles.transcript}>
          <summary>{text('transcript')}</summary>
          <p dir="auto">{transcript}</p>
        </details>
      )}
    </figure>
  )
}

/** At its beginning nothing is to be remembered. */
const asEntered = (seconds: number): string[] => (seconds === 0 ? [] : [String(seconds)])
