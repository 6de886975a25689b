import { ListVideo, NotebookPen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tabs } from '#kit/navigation/Tabs.tsx'
import { useKitText } from '#kit/text/kit-text.ts'
import { SkipLink } from '#kit/text/SkipLink.tsx'
import styles from './lesson-layout.module.css'
import { Sheet } from '#kit/layouts/Sheet.tsx'
import { SheetButton } from '#kit/layouts/SheetButton.tsx'

export type LessonSide = 'contents' | 'notes'
/** of the sheet that the side is on a phone */
export const LESSON_SIDE = 'lesson-contents'

interface LessonLayoutProps {
  /** Where the reader is and the way back. */
  trail: ReactNode
  account?: ReactNode
  video?: ReactNode
  /** Sections and lectures: at the side, or in a sheet on a phone. */
  contents: ReactNode
  /** What the reader writes down, behind a tab beside the contents; left out for who cannot. */
  notes?: ReactNode
  side: LessonSide
  onSide: (side: LessonSide) => void
  children: ReactNode
}

/** Video on top, the lecture and its comments under it. */
export function LessonLayout({ trail, account, video, contents, notes, side, onSide, children }: LessonLayoutProps) {
  const text = useKitText()
  const list = <nav aria-label={text('contents')}>{contents}</nav>
  return (
    <div className={styles.lesson}>
      <SkipLink />
      <header className={styles.header}>
        {trail}
        <div className={styles.tools}>
          <SheetButton opens={LESSON_SIDE} icon={<ListVideo />} onClick={() => onSide('contents')}>
            {text('contents')}
          </SheetButton>
          {notes && (
            <SheetButton opens={LESSON_SIDE} icon={<NotebookPen />} onClick={() => onSide('notes')}>
              {text('notes')}
            </SheetButton>
          )}
          {account}
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {video && <div className={styles.video}>{video}</div>}
        <div className={styles.words}>{children}</div>
      </main>
      <Sheet id={LESSON_SIDE} side="bottom" className={styles.side}>
        {notes ? (
          <aside aria-label={text('besideLesson')}>
            <Tabs
              label={text('besideLesson')}
              chosen={side}
              onChoose={onSide}
              tabs={[
                { name: 'contents', label: text('contents'), panel: list },
                { name: 'notes', label: text('notes'), panel: notes },
              ]}
            />
          </aside>
        ) : (
          list
        )}
      </Sheet>
    </div>
  )
}
