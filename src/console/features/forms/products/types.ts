import type { components } from '../../../../../generated/api.d.ts'

type Schemas = components['schemas']

export type Product = Schemas['Product']
export type ProductChanges = Schemas['ProductUpdate']
export type Characteristic = Schemas['Characteristic']
export type Order = Schemas['ProductOrder']
