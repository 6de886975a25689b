import type { ReactNode } from 'react'
import { useOneTabStop } from '#kit/navigation/use-one-tab-stop.ts'
import { UnreadLectures } from '#modules/courses/ui/UnreadLectures.tsx'
import { lecturesIn, sectionOf, useOpenSections } from '#modules/courses/ui/use-open-sections.ts'
import type { OutlineSection } from '../contract.ts'
import { ContentsFold } from './ContentsFold.tsx'
import { useReadSections } from './use-read-sections.ts'

/** Shows the lectures of a section. */
export type LecturesOf = (
  section: OutlineSection,
  linkProps: ReturnType<typeof useOneTabStop>['linkProps'],
) => ReactNode

interface FoldedContentsProps {
  sections: OutlineSection[]
  courseSlug: string
  /** the lecture that is open now */
  currentId: string
  lecturesOf: LecturesOf
}

/** The sections of a long course, with the lectures of those that are open. */
export function FoldedContents({ sections: given, courseSlug, currentId, lecturesOf }: FoldedContentsProps) {
  const { sections, read } = useReadSections(given)
  const { isOpen, turn, stops } = useOpenSections(sections, sectionOf(sections, currentId))
  const { list, linkProps } = useOneTabStop(stops, currentId)
  return (
    <div ref={list}>
      {sections.map((section) => (
        <ContentsFold
          key={section.id}
          section={section}
          courseSlug={courseSlug}
          isOpen={isOpen(section.id)}
          onTurn={() => turn(section.id)}
          stopProps={linkProps(section.id)}
        >
          {section.unread_count > 0 ? (
            <UnreadLectures sectionId={section.id} count={lecturesIn([section])} read={read} />
          ) : (
            lecturesOf(section, linkProps)
          )}
        </ContentsFold>
      ))}
    </div>
  )
}
