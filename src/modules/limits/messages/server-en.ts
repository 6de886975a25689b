export const en = {
  errors: {
    'limits.storage-full':
      'The storage of this school is full: {used} of {limit} are used, and this file does not fit. Delete films or files that you no longer need, or ask those who run the platform for more.',
    'limits.film-full':
      'This school has used {used} of the {limit} minutes of film it may have. Delete films that you no longer need, or ask those who run the platform for more.',
    'limits.school-full': 'The school has no room for more files at the moment. Please tell it.',
    'limits.changed':
      'Somebody else has set these limits meanwhile. What you typed is kept: look at what holds now, and save again.',
  },
}
