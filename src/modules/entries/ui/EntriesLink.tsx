import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useMay } from '#kit/api/use-may.ts'
import { type AskedEntries, entriesAddress } from './asked-entries.ts'
import { useEntriesText } from './text.ts'

interface EntriesLinkProps {
  /** whose: of a course, of one of its lectures, or of a student */
  of: Partial<AskedEntries>
}

/** The way to what students entered, for who may read it. */
export function EntriesLink({ of }: EntriesLinkProps) {
  const text = useEntriesText()
  if (!useMay()('see-moderation')) return null
  return <LinkButton to={entriesAddress(of)}>{text(of.student_id ? 'ofStudent' : 'entries')}</LinkButton>
}
