export const en = {
  title: 'Two-step login of admins',
  demand: 'Ask all admins for two-step login',
  help: 'Whoever has not set it up is led to do so before anything of the panel opens.',
  firstYours: 'Set it up for yourself first: |in your account|.',
  allHave: 'All admins have it.',
  lacking: { one: '{count} admin has not set it up: {names}', other: '{count} admins have not set it up: {names}' },
  more: '{names}, …',
}
