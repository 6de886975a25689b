export const en = {
  intro: 'Only those who have this community see these topics.',
  empty: 'No topics yet. Create the first one, or choose one that all students can see now.',
  posts: { one: '{count} post', other: '{count} posts' },
  add: 'Add an existing topic',
  addHelp: 'From then on, only those who have this community see it.',
  choose: 'Choose a topic',
  takeOut: 'Remove “{title}”',
  takeOutHelp: 'A topic you remove becomes visible to all students of the school, with everything written in it.',
  makeTopic: 'Create a new topic',
  save: 'Save changes',
}
