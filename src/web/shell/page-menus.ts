/** What opens over a page, in one file: pages stand alone with it too, so nothing of it needs the router. */
export { OpenMenu } from '#modules/people/ui/OpenMenu.tsx'
export { PreferenceChoices } from '#kit/navigation/PreferenceChoices.tsx'
