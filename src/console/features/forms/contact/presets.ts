import type { components } from '../../../../../generated/api.d.ts'

type Field = components['schemas']['ContactFormField']

/** Data that a contact has, with what asks for them. */
export const presets: readonly (Pick<Field, 'key' | 'label' | 'kind'> & { name: string })[] = [
  { name: 'Nombre', key: 'nombre', label: '¿Cuál es tu nombre?', kind: 'text' },
  { name: 'Teléfono', key: 'telefono', label: '¿A qué teléfono te llamamos?', kind: 'phone' },
  { name: 'Correo', key: 'email', label: '¿Cuál es tu correo?', kind: 'email' },
  { name: 'Documento', key: 'documento', label: '¿Cuál es tu DNI o CUIT?', kind: 'document' },
  { name: 'Empresa', key: 'empresa', label: '¿De qué empresa eres?', kind: 'text' },
  { name: 'Localidad', key: 'localidad', label: '¿De qué localidad eres?', kind: 'text' },
  { name: 'Consulta', key: 'consulta', label: '¿En qué te podemos ayudar?', kind: 'multiline' },
]
