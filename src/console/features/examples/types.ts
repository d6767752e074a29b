import type { components } from '../../../../generated/api.d.ts'

export type Example = components['schemas']['Example']
export type Entity = components['schemas']['Entity']
export type Intent = components['schemas']['Intent']
export type Filter = components['schemas']['ExampleFilter']
export type ImportResult = components['schemas']['ExampleImportResult']
