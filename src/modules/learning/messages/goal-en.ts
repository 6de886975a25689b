export const en = {
  weeklyGoal: 'Weekly goal',
  lecturesPerWeek: 'Lectures a week',
  lecturesPerWeekHelp: 'From 1 to {most}. Only you see it. A week begins on Monday.',
  saveGoal: 'Save goal',
  endGoal: 'Do without a goal',
  keepAsIs: 'Cancel',
}
