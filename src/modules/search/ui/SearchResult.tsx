/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus, jsx-a11y/prefer-tag-over-role -- the keyboard is heard by the combobox that holds the focus */
import { useEffect, useRef } from 'react'
import { Cover } from '#web/kit/identity/Cover.tsx'
import type { FoundCourse } from '../contract.ts'
import styles from './search.module.css'

interface SearchResultProps {
  id: string
  course: FoundCourse
  isActive: boolean
  onOpen: () => void
  onPoint: () => void
}

export function SearchResult({ id, course, isActive, onOpen, onPoint }: SearchResultProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.result}
      onClick={onOpen}
      onPointerMove={onPoint}
    >
      <span className={styles.cover}>
        <Cover title={course.title} image={course.cover_photo ? { src: course.cover_photo } : null} />
      </span>
      {course.title}
    </div>
  )
}
