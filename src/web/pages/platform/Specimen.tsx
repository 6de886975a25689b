import { classNames } from '#kit/class-names.ts'
import type { Template } from '#kit/theme/templates.ts'
import styles from './specimen.module.css'

interface SpecimenProps {
  template: Template
  title: string
  text: string
}

/** A page in miniature, set in a design's own faces; a picture, so silent to screen readers. */
export function Specimen({ template, title, text }: SpecimenProps) {
  return (
    <div aria-hidden="true" data-template={template} className={classNames(styles.specimen, styles[template])}>
      <span className={styles.cover} />
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>{text}</span>
      <span className={styles.lines} />
    </div>
  )
}
