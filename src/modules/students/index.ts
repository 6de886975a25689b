export { eraseStudent } from './erasing/erase-student.ts'
