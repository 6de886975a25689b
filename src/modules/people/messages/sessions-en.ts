export const en = {
  title: 'Where you are logged in',
  intro: 'If there is a device you do not know, log it out and change your password.',
  device: '{browser}, {system}',
  unknown: 'Unknown device',
  this: 'This device',
  since: 'logged in {date}',
  sinceIn: 'logged in {date}, {country}',
  lastSeen: 'last here',
  end: 'Log out {device}',
  ended: 'Logged out',
  endOthers: 'Log out all others',
  othersConsequence: 'All your other devices will be logged out at once. This one stays logged in.',
}
