import { AlignLeft, Clapperboard, FileText } from 'lucide-react'

/** What a lecture teaches with, at a glance. */
export const LECTURE_ICONS = { film: Clapperboard, text: AlignLeft, pdf: FileText } as const
