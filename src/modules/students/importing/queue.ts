export const IMPORTS_QUEUE = 'students.import'
