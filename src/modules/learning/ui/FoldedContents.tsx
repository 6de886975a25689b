import type { ReactNode } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useOneTabStop } from '#kit/navigation/use-one-tab-stop.ts'
import { UnreadLectures } from '#modules/courses/ui/UnreadLectures.tsx'
import { lectureCount, sectionOf } from '#modules/courses/ui/curriculum.ts'
import { useOpenSections } from '#modules/courses/ui/use-open-sections.ts'
import { useReadSections } from '#modules/courses/ui/use-read-sections.ts'
import { listSectionLectures, type OutlineSection } from '../contract.ts'
import { ContentsFold } from './ContentsFold.tsx'

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
  const api = useApi()
  const { sections, keepRead } = useReadSections(given)
  const read = async (id: string) => keepRead(id, (await api.call(listSectionLectures, { id })).data)
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
            <UnreadLectures sectionId={section.id} count={lectureCount(section)} read={read} />
          ) : (
            lecturesOf(section, linkProps)
          )}
        </ContentsFold>
      ))}
    </div>
  )
}
