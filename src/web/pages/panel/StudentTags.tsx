import { countStudentTags } from '#modules/students/tags/contract.ts'
import { TagList } from '#modules/students/ui/TagList.tsx'
import { useTagsText } from '#modules/students/ui/use-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/StudentTags.ts'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loading({ request, context }).api.call(countStudentTags, {})

const LIST = '/home/students'

/** The tags that a school's students have: called otherwise, and deleted. */
export default function StudentTags({ loaderData: { tags } }: Route.ComponentProps) {
  const text = useTagsText()
  return (
    <>
      <title>{text('tags')}</title>
      <Breadcrumbs crumbs={[{ label: text('students'), to: LIST }, { label: text('tags') }]} />
      <PageHeading title={text('tags')} />
      {tags.length === 0 ? (
        <EmptyState title={text('noTags')} action={<LinkButton to={LIST}>{text('students')}</LinkButton>}>
          {text('noTagsText')}
        </EmptyState>
      ) : (
        <TagList tags={tags} />
      )}
    </>
  )
}
