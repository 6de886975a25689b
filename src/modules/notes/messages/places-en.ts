export const en = {
  myPlaces: 'My pages',
  myCourses: 'My courses',
  myNotes: 'My notes',
  myDownloads: 'My downloads',
  myConsultations: 'My consultations',
  myCertificates: 'My certificates',
  myOrders: 'My orders',
}
