import { ListVideo } from 'lucide-react'
import type { ReactNode } from 'react'
import { useKitText } from '../text/kit-text.ts'
import { SkipLink } from '../text/SkipLink.tsx'
import styles from './LessonLayout.module.css'
import { Sheet } from './Sheet.tsx'
import { SheetButton } from './SheetButton.tsx'

interface LessonLayoutProps {
  /** Where the reader is and the way back. */
  trail: ReactNode
  account?: ReactNode
  video?: ReactNode
  /** Sections and lectures: at the side, or in a sheet on a phone. */
  contents: ReactNode
  children: ReactNode
}

/** Video on top, the lecture and its comments under it. */
export function LessonLayout({ trail, account, video, contents, children }: LessonLayoutProps) {
  const text = useKitText()
  return (
    <div className={styles.lesson}>
      <SkipLink />
      <header className={styles.header}>
        {trail}
        <div className={styles.tools}>
          <SheetButton opens="lesson-contents" icon={<ListVideo />}>
            {text('contents')}
          </SheetButton>
          {account}
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {video && <div className={styles.video}>{video}</div>}
        <div className={styles.words}>{children}</div>
      </main>
      <Sheet id="lesson-contents" side="bottom" className={styles.side}>
        <nav aria-label={text('contents')}>{contents}</nav>
      </Sheet>
    </div>
  )
}
