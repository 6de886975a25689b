/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the keyboard is heard by the combobox that holds the focus */
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Cover } from '#kit/identity/Cover.tsx'
import type { FoundCourse } from '../contract.ts'
import styles from './search.module.css'

interface SearchResultProps {
  id: string
  course: FoundCourse
  isActive: boolean
  onPoint: () => void
}

/** A link, to be opened beside or passed on like any other; it takes the place of the dialog in the history. */
export function SearchResult({ id, course, isActive, onPoint }: SearchResultProps) {
  const option = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <Link
      ref={option}
      id={id}
      to={`/${course.slug}`}
      replace
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.result}
      onPointerMove={onPoint}
    >
      <span className={styles.cover}>
        <Cover title={course.title} image={course.cover_photo ? { src: course.cover_photo } : null} />
      </span>
      {course.title}
    </Link>
  )
}
