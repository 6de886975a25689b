import { type ReactNode, useState } from 'react'
import { Callout } from '#kit/feedback/Callout.tsx'
import { useUnfinished } from '#modules/media/ui/films/use-unfinished.ts'
import type { Section } from '../../contract.ts'
import { useCoursesText } from '../use-text.ts'
import { hasFiles } from './dropped.ts'
import styles from './films.module.css'
import { awaitsFile } from './use-dropped-films.ts'

interface FilmDropProps {
  section: Section
  onDrop: (files: File[]) => Promise<void>
  children: ReactNode
}

/** A section on which films may be dropped; it names those whose upload was not finished. */
export function FilmDrop({ section: { title, lectures }, onDrop, children }: FilmDropProps) {
  const text = useCoursesText()
  const [isOver, setOver] = useState(false)
  const names = useUnfinished(lectures.filter(awaitsFile).map(({ id }) => id))
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        void onDrop([...event.dataTransfer.files])
      }}
    >
      {children}
      {names.length > 0 && (
        <Callout tone="caution">
          {text('unfinishedFilms', { count: names.length, names: names.slice(0, NAMED).join(', ') })}
          {names.length > NAMED && '…'}
        </Callout>
      )}
      {isOver && (
        <p className={styles.here} aria-hidden="true">
          {text('dropFilms', { title })}
        </p>
      )}
    </div>
  )
}

const NAMED = 5
