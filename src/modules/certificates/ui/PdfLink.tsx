import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '#kit/actions/button-class.ts'

interface PdfLinkProps {
  href: string
  /** what tells it from others of its list */
  label: string
  children: ReactNode
}

/** Opens a document beside the page. */
export const PdfLink = ({ href, label, children }: PdfLinkProps) => (
  <a href={href} target="_blank" rel="noopener" className={buttonClass({})} aria-label={label}>
    <FileDown aria-hidden="true" />
    {children}
  </a>
)
