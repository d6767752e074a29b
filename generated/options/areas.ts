// Generated from openapi/ and screens/. Do not edit: npm run generate.
import type { Option } from '../../src/contract/screen.ts'

export const AutoAssignOptions: readonly Option[] = [
  { value: 'none', label: 'Ninguna' },
  { value: 'round_robin', label: 'Por turnos' },
  { value: 'least_busy', label: 'A quien tenga menos abiertas' },
  { value: 'same_agent', label: 'A la persona de la última vez' },
]
