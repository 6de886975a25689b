export const pl = {
  lectureCount: { one: '{count} lekcja', few: '{count} lekcje', many: '{count} lekcji', other: '{count} lekcji' },
}
