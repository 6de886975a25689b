export const en = {
  title: 'Two-step login',
  why: 'After the password {name} shows a passkey, or a code of an app. Whoever has lost both, and the recovery codes, cannot log in.',
  reset: 'Take it away',
  consequence:
    '{name} is logged out everywhere and logs in with the password alone, until they set it up again. Make sure first that it is really them who asks.',
  done: '{name} logs in with the password alone. They are told by email.',
}
