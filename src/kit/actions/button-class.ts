import { classNames } from '../class-names.ts'
import styles from './button.module.css'

export interface ButtonLook {
  /** One primary a screen; danger only for what cannot be undone: outlined, and filled in the dialog that asks. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  wide?: boolean | undefined
}

export const buttonClass = ({ look = 'secondary', wide }: ButtonLook, extra?: string) =>
  classNames(styles.button, styles[look], wide && styles.wide, extra)
