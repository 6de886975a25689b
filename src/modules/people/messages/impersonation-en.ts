export const en = {
  banner: 'Signed in as a student',
  signedInAs: 'You see the school as |{name}|.',
  onlyLooking: 'Only to look: nothing can be done in their name.',
  back: 'Back to the panel',
  signIn: 'Sign in as this student',
  consequence:
    'For half an hour you see the school as {name} does. You can look at everything but their private notes; nothing can be done in their name. They find in their account that you were there, and when.',
  title: 'Who signed in as you',
  intro: 'Admins of the school, to see what you see. They could change nothing, and your notes stayed yours.',
}
