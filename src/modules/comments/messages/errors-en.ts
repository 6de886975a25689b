export const en = {
  'comments.takes-no-video': 'A comment here cannot carry a video.',
}
