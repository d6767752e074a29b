// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const UpdateKindOptions: readonly Option[] = [
  { value: 'novedad', label: 'Novedad', tone: 'success' },
  { value: 'mejora', label: 'Mejora', tone: 'info' },
  { value: 'correccion', label: 'Corrección', tone: 'neutral' },
  { value: 'aviso', label: 'Aviso', tone: 'warning' },
]
