export interface Product {
  id: string
  title: string
}
