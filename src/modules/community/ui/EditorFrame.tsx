import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import inner from '#kit/inner.module.css'
import styles from './editor.module.css'
import postStyles from './post.module.css'

interface EditorFrameProps {
  /** where one came from */
  to: string
  back: string
  children: ReactNode
}

export function EditorFrame({ to, back, children }: EditorFrameProps) {
  return (
    <div className={`${inner.column} ${inner.form} ${styles.page}`}>
      <Link to={to} className={postStyles.back}>
        <ArrowLeft aria-hidden="true" />
        {back}
      </Link>
      {children}
    </div>
  )
}
