export const en = {
  respondedAt: 'Responded at',
  respondent: 'Respondent',
  visitor: 'Visitor',
}
