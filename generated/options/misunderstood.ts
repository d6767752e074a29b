// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const MisunderstoodActionOptions: readonly Option[] = [
  { value: 'example', label: 'Agregar a una intención', tone: 'success' },
  { value: 'intent', label: 'Crear una intención', tone: 'info' },
  { value: 'ignored', label: 'Ignorar', tone: 'neutral' },
]
