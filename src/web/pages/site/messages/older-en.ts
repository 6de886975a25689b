export const en = {
  olderVersion: 'This is version {version}. A newer one has replaced it.',
  newestVersion: 'Read the version in force',
}
