import { getProfile } from '#modules/schools/profile/contract.ts'
import { ProfileForm } from '#modules/schools/ui/ProfileForm.tsx'
import { useProfileText } from '#modules/schools/ui/use-text.ts'
import common from '#kit/common.module.css'
import { schoolPicturePath } from '#modules/sharing/picture/picture-path.ts'
import { loadingOfSchool } from '#web/load.ts'
import type { Route } from './+types/ProfileSettings.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, school, origin } = loadingOfSchool({ request, context })
  return {
    profile: await api.call(getProfile),
    host: new URL(request.url).host,
    sharedPicture: schoolPicturePath(school, origin),
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
