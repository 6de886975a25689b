import { BookOpen, CalendarClock, CalendarDays, FileDown, IdCard, Package, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'

const ICONS: Record<ProductKind, ReactNode> = {
  course: <BookOpen />,
  bundle: <Package />,
  live_event: <CalendarDays />,
  consultation: <CalendarClock />,
  download: <FileDown />,
  membership: <IdCard />,
  community: <UsersRound />,
}

/** What is sold, in the order of the panel’s menu. */
export const KIND_ICONS = Object.entries(ICONS).map(([kind, icon]) => ({ kind: kind as ProductKind, icon }))
