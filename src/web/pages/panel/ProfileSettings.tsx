import { listCourses } from '#modules/catalog/contract.ts'
import { getFrontPage } from '#modules/front/contract.ts'
import { getProfile } from '#modules/schools/profile/contract.ts'
import { ProfileForm } from '#modules/schools/ui/ProfileForm.tsx'
import { useProfileText } from '#modules/schools/ui/use-text.ts'
import common from '#kit/common.module.css'
import { loading } from '#web/load.ts'
import { frontPictureOf } from '../home/front-picture.ts'
import type { Route } from './+types/ProfileSettings.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const [profile, front, courses] = await Promise.all([
    api.call(getProfile),
    api.call(getFrontPage),
    api.call(listCourses, {}),
  ])
  const picture = frontPictureOf(front, courses.data)
  return {
    profile,
    host: new URL(request.url).host,
    sharedPicture: picture ? picture.src.replace('{width}', String(picture.widths.at(-1))) : null,
  }
}

export default function ProfileSettings({ loaderData }: Route.ComponentProps) {
  const text = useProfileText()
  return (
    <>
      <title>{text('profile')}</title>
      <header>
        <h1>{text('profile')}</h1>
        <p className={common.soft}>{text('profileIntro')}</p>
      </header>
      <ProfileForm {...loaderData} />
    </>
  )
}
