export const en = {
  lectureCount: { one: '{count} lecture', other: '{count} lectures' },
}
