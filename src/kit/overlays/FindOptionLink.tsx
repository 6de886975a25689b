/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the keyboard is heard by the combobox that holds the focus */
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import type { FindOption } from './FindDialog.tsx'
import styles from './FindDialog.module.css'

interface FindOptionLinkProps extends FindOption {
  to: string
  className?: string | undefined
  children: ReactNode
}

/** A link, to be opened beside or passed on like any other; it takes the place of the dialog in the history. */
export function FindOptionLink({ id, to, isActive, onPoint, className, children }: FindOptionLinkProps) {
  const option = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <Link
      ref={option}
      id={id}
      to={to}
      replace
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={classNames(styles.option, className)}
      onPointerMove={onPoint}
    >
      {children}
    </Link>
  )
}
